import { z } from 'zod'
import { inTurn } from '../../shared/in-turn.ts'
import type { Side } from '../../shared/sides.ts'
import { route } from '../route.ts'
import { streamObject, streamPages } from '../stream.ts'
import {
  exampleId,
  letterCode,
  longText,
  messageReply,
  shortText,
  shownCode,
  success,
  successReply,
  successWith,
  userId,
} from '../wire/fields.ts'
import { listingReply, wireListing } from '../wire/listings.ts'

const contact = {
  company_id: z.string(),
  company_name: z.string(),
  company_website: z.string(),
  company_email: z.string(),
  company_phone_number: z.string(),
}

interface Contact {
  id: string
  name: string
  website: string
  email: string
  phone: string
}
const wireContact = (company: Contact) => ({
  company_id: company.id,
  company_name: company.name,
  company_website: company.website,
  company_email: company.email,
  company_phone_number: company.phone,
})

const description = z.object({ company_description: z.string() })

export const companyRoutes = [
  route({
    method: 'GET',
    paths: '/api/employee_info/{user_id}',
    tag: 'Companies and people',
    summary: 'Your own data',
    procedure: (api) => api.companies.me,
    input: () => undefined,
    output: (me) => ({
      employee_id: me.id,
      company_id: me.companyId,
      employee_role: me.role,
      first_name: me.firstName,
      last_name: me.lastName,
      employee_email: me.email,
      company_description: me.companyDescription,
    }),
    reply: description.extend({
      employee_id: z.string(),
      company_id: z.string(),
      employee_role: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      employee_email: z.string(),
    }),
    errors: ['FORBIDDEN'],
  }),
  route({
    method: 'GET',
    paths: '/api/company_full/{company_id}',
    tag: 'Companies and people',
    summary: 'A company with its offerings and requests; for other companies only masked contact data',
    procedure: (api) => async (input: { companyId: string }) => {
      const { company, isOwn } = await api.companies.full(input)
      return { company, readOwn: isOwn ? api.listings.own : async () => ({ listings: [], next: null }) }
    },
    input: ({ params }) => ({ companyId: params.company_id ?? '' }),
    output: ({ company, readOwn }, { origin }) => {
      const pagesOf = (side: Side) => async (cursor: string | null) => {
        const { listings, next } = await readOwn({ side, cursor })
        return { rows: listings.map((listing) => wireListing({ own: true, ...listing }, origin())), next }
      }
      const head = {
        ...wireContact(company),
        company_description: company.description,
        can_list_product: company.canListOfferings,
        is_individual: company.isIndividual,
      }
      return streamObject(head, {
        company_products: pagesOf('seller'),
        company_procurements: pagesOf('buyer'),
      })
    },
    reply: description.extend({
      ...contact,
      can_list_product: z.boolean(),
      is_individual: z.boolean(),
      company_products: z.array(listingReply.seller),
      company_procurements: z.array(listingReply.buyer),
    }),
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'GET',
    paths: '/api/company/{companyId}',
    tag: 'Companies and people',
    summary: 'A company’s contact data; without login it requires a verified company code',
    isPublic: true,
    procedure: (api) => api.companies.contact,
    input: ({ params }) => ({ companyId: params.companyId ?? '' }),
    output: wireContact,
    reply: z.object(contact),
    errors: ['COMPANY_NOT_VERIFIED', 'NOT_FOUND'],
  }),
  route({
    method: 'GET',
    paths: '/api/companies',
    tag: 'Companies and people',
    summary: 'Companies to join, with masked emails',
    isPublic: true,
    procedure: (api) => () =>
      streamPages(async (cursor) => {
        // Downloads take turns, so that many of them leave the database's connections to others.
        const { companies, next } = await inTurn('companies', () => api.companies.list({ cursor }))
        const rows = companies.map(({ id, name, email }) => ({
          company_id: id,
          company_name: name,
          company_email: email,
        }))
        return { rows, next }
      }),
    input: () => undefined,
    output: (entries) => entries,
    reply: z.array(z.object({ company_id: z.string(), company_name: z.string(), company_email: z.string() })),
  }),
  route({
    method: 'GET',
    paths: '/api/company_description_for_user/{user_id}',
    tag: 'Companies and people',
    summary: 'The description of your company',
    procedure: (api) => api.companies.own,
    input: () => undefined,
    output: (company) => ({ company_description: company.description }),
    reply: description,
    errors: ['FORBIDDEN'],
  }),
  route({
    method: 'POST',
    paths: '/api/update_company_description_if_empty',
    tag: 'Companies and people',
    summary: 'Set the company’s description if it has none',
    body: z.object({ user_id: userId, new_description: longText }),
    procedure: (api) => api.companies.fillDescription,
    input: ({ body }) => ({ description: body.new_description }),
    output: success,
    reply: successReply,
    example: { user_id: exampleId, new_description: 'A bakery in the old town.' },
  }),
  route({
    method: 'POST',
    paths: '/api/update_individual_intro',
    tag: 'Companies and people',
    summary: 'Change your introduction',
    body: z.object({ user_id: userId, new_intro: longText }),
    procedure: (api) => api.companies.updateIntro,
    input: ({ body }) => ({ intro: body.new_intro }),
    output: () => successWith('Introduction updated successfully!'),
    reply: messageReply,
    errors: ['FORBIDDEN'],
    example: { user_id: exampleId, new_intro: 'I bake bread, and I teach it.' },
  }),
  route({
    method: 'POST',
    paths: '/api/update_company_contact',
    tag: 'Companies and people',
    summary: 'Change the company’s contact data; fields that are left out keep their value',
    body: z.object({
      user_id: userId,
      company_name: shortText,
      company_website: shortText.nullish(),
      company_email: shortText.nullish(),
      company_phone_number: shortText.nullish(),
    }),
    procedure: (api) => api.companies.updateContact,
    input: ({ body }) => ({
      name: body.company_name,
      website: body.company_website ?? undefined,
      email: body.company_email ?? undefined,
      phone: body.company_phone_number ?? undefined,
    }),
    output: () => successWith('Company contact information updated successfully!'),
    reply: messageReply,
    errors: ['FORBIDDEN'],
    example: {
      user_id: exampleId,
      company_name: 'Daily Bread',
      company_website: 'https://bread.example',
      company_email: 'hello@bread.example',
      company_phone_number: '+44 20 7946 0000',
    },
  }),
  route({
    method: 'POST',
    paths: '/api/update_employee_details',
    tag: 'Companies and people',
    summary: 'Change your name, or ask for a new login email, which counts once its code is confirmed',
    body: z.object({
      user_id: userId,
      first_name: shortText,
      last_name: shortText,
      employee_email: shortText,
    }),
    procedure: (api) => api.companies.updateEmployee,
    input: ({ body }) => ({
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.employee_email,
    }),
    output: ({ emailPending, code }) => ({
      ...successWith(
        emailPending
          ? 'Personal information updated successfully! A code was sent to the new login email; it counts once the code is confirmed.'
          : 'Personal information updated successfully!',
      ),
      email_pending: emailPending,
      ...(code ? { code } : {}),
    }),
    reply: messageReply.extend({ email_pending: z.boolean(), code: shownCode }),
    errors: ['EMAIL_TAKEN', 'FORBIDDEN', 'TOO_MANY'],
    example: {
      user_id: exampleId,
      first_name: 'Ada',
      last_name: 'Byron',
      employee_email: 'ada@example.org',
    },
  }),
  route({
    method: 'POST',
    paths: '/api/confirm_employee_email',
    tag: 'Companies and people',
    summary: 'Confirm a new login email with the code sent to it; all sessions end',
    body: z.object({ user_id: userId, verification_code: letterCode }),
    procedure: (api) => api.auth.confirmEmail,
    input: ({ body }) => ({ code: body.verification_code }),
    output: ({ email }) => ({
      ...successWith('Login email changed. Please log in with it.'),
      employee_email: email,
    }),
    reply: messageReply.extend({ employee_email: z.string() }),
    errors: ['WRONG_CODE', 'EMAIL_TAKEN', 'FORBIDDEN'],
    example: { user_id: exampleId, verification_code: 'HK7M3PQX' },
  }),
  route({
    method: 'POST',
    paths: '/api/send_company_proof',
    tag: 'Companies and people',
    summary: 'Send a code to your company’s email, to show that its domain is the company’s',
    body: z.object({ user_id: userId }),
    procedure: (api) => () => api.auth.sendCompanyProof(),
    input: () => undefined,
    output: ({ email, code }) => ({
      ...successWith('Verification code sent successfully!'),
      company_email: email,
      ...(code ? { code } : {}),
    }),
    reply: messageReply.extend({ company_email: z.string(), code: shownCode }),
    errors: ['FORBIDDEN', 'COMPANY_WITHOUT_EMAIL', 'TOO_MANY'],
    example: { user_id: exampleId },
  }),
  route({
    method: 'POST',
    paths: '/api/confirm_company_proof',
    tag: 'Companies and people',
    summary: 'Prove your company’s email with the code sent to it',
    body: z.object({ user_id: userId, verification_code: letterCode }),
    procedure: (api) => api.auth.confirmCompany,
    input: ({ body }) => ({ code: body.verification_code }),
    output: ({ isVerified }) => ({ ...success(), company_verified: isVerified }),
    reply: successReply.extend({
      company_verified: z
        .boolean()
        .describe('False while the email is a public mail provider’s, or the website is another domain’s'),
    }),
    errors: ['WRONG_CODE', 'FORBIDDEN'],
    example: { user_id: exampleId, verification_code: 'HK7M3PQX' },
  }),
]
