import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { route } from '../route.ts'
import { exampleId, letterCode, messageReply, shortText, shownCode, successWith } from '../wire/fields.ts'

/** Some clients send the code as a number, which loses its leading zeros. */
const companyCode = z
  .union([z.string(), z.number().transform((digits) => String(digits).padStart(limits.codeDigits, '0'))])
  .pipe(z.string().max(20))
  .describe('Six digits')

const employeeFields = {
  firstName: shortText,
  lastName: shortText,
  employeeEmail: shortText,
  employeeRole: shortText.nullish().describe('Individual, Company Manager or Company Individual Contributor'),
}

/** A company role is an error here: the person would be registered as an individual without noticing. */
const individualRole = employeeFields.employeeRole.refine(
  (role) => !role || role.toLowerCase() === 'individual',
  'employeeRole must be Individual here; a company’s people register with register_entity.',
)

const registered = messageReply.extend({
  employee_id: z.string(),
  company_id: z.string(),
})
const wireRegistered = ({ employeeId, companyId }: { employeeId: string; companyId: string }) => ({
  ...successWith('Registration successful! Please log in.'),
  employee_id: employeeId,
  company_id: companyId,
})

export const authRoutes = [
  route({
    method: 'POST',
    paths: '/api/send_verification',
    tag: 'Login and registration',
    summary: 'Send a login code to an email address',
    isPublic: true,
    body: z.object({ email: shortText }),
    procedure: (api) => api.auth.sendLoginCode,
    input: ({ body }) => ({ email: body.email }),
    output: ({ code }) => ({
      ...successWith('Verification code sent successfully!'),
      ...(code ? { code } : {}),
    }),
    reply: messageReply.extend({ code: shownCode }),
    errors: ['TOO_MANY'],
    example: { email: 'ada@example.org' },
  }),
  route({
    method: 'POST',
    paths: '/api/login_verify',
    tag: 'Login and registration',
    summary: 'Log in with the emailed code and set the session cookie',
    isPublic: true,
    body: z.object({ email: shortText, verificationCode: letterCode }),
    procedure: (api) => api.auth.verifyLogin,
    input: ({ body }) => ({ email: body.email, code: body.verificationCode }),
    output: ({ employeeId }) => ({ ...successWith('Login successful!'), employee_id: employeeId }),
    reply: messageReply.extend({ employee_id: z.string() }),
    errors: ['WRONG_CODE', 'TOO_MANY'],
    example: { email: 'ada@example.org', verificationCode: 'HK7M3PQX' },
  }),
  route({
    method: 'POST',
    paths: '/api/send_company_verification',
    tag: 'Login and registration',
    summary: 'Send a code to a company’s email, for a person who wants to join it',
    isPublic: true,
    body: z.object({
      company_id: z.string(),
      user_name: shortText.nullish(),
      user_email: shortText,
      user_role: shortText,
    }),
    procedure: (api) => api.auth.sendCompanyCode,
    input: ({ body }) => ({
      companyId: body.company_id,
      userName: body.user_name ?? '',
      userEmail: body.user_email,
      userRole: body.user_role,
    }),
    output: ({ code }) => ({
      ...successWith('Verification code sent successfully!'),
      ...(code ? { code } : {}),
    }),
    reply: messageReply.extend({ code: shownCode }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'COMPANY_WITHOUT_EMAIL', 'TOO_MANY'],
    example: {
      company_id: exampleId,
      user_name: 'Ada Byron',
      user_email: 'ada@example.org',
      user_role: 'Company Individual Contributor',
    },
  }),
  route({
    method: 'POST',
    paths: '/api/verify_company_code',
    tag: 'Login and registration',
    summary: 'Verify the code from the company’s email',
    isPublic: true,
    body: z.object({ company_id: z.string(), verification_code: companyCode }),
    procedure: (api) => api.auth.verifyCompanyCode,
    input: ({ body }) => ({ companyId: body.company_id, code: body.verification_code }),
    output: () => successWith('Company verification successful!'),
    reply: messageReply,
    errors: ['WRONG_CODE', 'TOO_MANY'],
    example: { company_id: exampleId, verification_code: '123456' },
  }),
  route({
    method: 'POST',
    paths: '/api/register_entity',
    tag: 'Login and registration',
    summary: 'Register a new company as its manager, or join a verified company',
    isPublic: true,
    body: z.object({
      ...employeeFields,
      employeeRole: shortText,
      isNewCompany: z.boolean(),
      selectedCompanyId: z.string().nullish(),
      companyName: shortText.nullish(),
      companyWebsite: shortText.nullish(),
      companyEmail: shortText.nullish(),
      companyPhoneNumber: shortText.nullish(),
    }),
    procedure: (api) => api.auth.registerEntity,
    input: ({ body }) => ({
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.employeeEmail,
      role: body.employeeRole,
      company: body.isNewCompany
        ? {
            kind: 'new' as const,
            name: body.companyName ?? '',
            email: body.companyEmail ?? '',
            website: body.companyWebsite ?? '',
            phone: body.companyPhoneNumber ?? '',
          }
        : { kind: 'listed' as const, id: body.selectedCompanyId ?? '' },
    }),
    output: wireRegistered,
    reply: registered,
    errors: ['EMAIL_TAKEN', 'COMPANY_NOT_VERIFIED', 'FORBIDDEN', 'TOO_MANY'],
    example: {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: 'ada@example.org',
      employeeRole: 'Company Manager',
      isNewCompany: true,
      companyName: 'Analytical Engines Ltd',
      companyEmail: 'office@example.org',
    },
  }),
  route({
    method: 'POST',
    paths: '/api/register_individual',
    tag: 'Login and registration',
    summary: 'Register as an individual',
    isPublic: true,
    body: z.object({ ...employeeFields, employeeRole: individualRole }),
    procedure: (api) => api.auth.registerIndividual,
    input: ({ body }) => ({ firstName: body.firstName, lastName: body.lastName, email: body.employeeEmail }),
    output: wireRegistered,
    reply: registered,
    errors: ['EMAIL_TAKEN', 'TOO_MANY'],
    example: {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: 'ada@example.org',
      employeeRole: 'Individual',
    },
  }),
]
