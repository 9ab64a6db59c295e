import { z } from 'zod'
import { visible } from '../language/plain.ts'
import { emailPattern } from '../shared/email.ts'
import { limits } from '../shared/limits.ts'
import { pageLanguages } from '../shared/page-languages.ts'
import { type Role, roles } from '../shared/roles.ts'

/** Cookie names. All cookies are httpOnly. */
export const sessionCookie = 'parley_session'
export const companyCookie = 'parley_company'
/** Identifies the browser that requested a login code. */
export const loginCookie = 'parley_login'
/** Identifies a browser that logged in before, for a year. It grants nothing but its own count of tries. */
export const browserCookie = 'parley_browser'
/** Prefix of every API key. */
export const keyPrefix = 'parley_'

/** Text without invisible characters: names that look alike compare equal, and Postgres rejects NUL. */
const visibleText = (message?: string) => z.string(message).overwrite(visible).trim()
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** A non-empty line. */
export const requiredLine = (message: string) =>
  visibleText(message).overwrite(oneLine).min(1, message).max(limits.shortText)

export const optionalLine = visibleText().overwrite(oneLine).max(limits.shortText).default('')

/** Text that may have several lines. */
export const paragraphs = visibleText().max(limits.longText)

/** A login email: trimmed, lower-cased, matched against a simple pattern. */
export const emailSchema = visibleText('Please enter a valid email.')
  .toLowerCase()
  .max(limits.shortText)
  .regex(emailPattern, 'Please enter a valid email.')

/** An email with the screen's own message for an empty field. */
export const requiredEmail = (message: string) => requiredLine(message).pipe(emailSchema)

const codeRequired = 'Please enter the verification code.'
/** Codes are typed in any case, and pasted with spaces or hyphens. */
const codeSchema = z
  .string(codeRequired)
  .overwrite((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .min(1, codeRequired)
  .max(40)

export const sendLoginCodeSchema = z.object({ email: requiredEmail('Please enter your email first.') })
export const verifyLoginSchema = z.object({
  email: requiredEmail('Please enter your email.'),
  code: codeSchema,
})

const incomplete = 'Please fill out all fields & select a role.'

/** Case-insensitive; lower-cased. */
const roleSchema = z.string(incomplete).trim().toLowerCase().pipe(z.enum(roles, incomplete))

export const registerIndividualSchema = z.object({
  firstName: requiredLine(incomplete),
  lastName: requiredLine(incomplete),
  email: requiredEmail(incomplete),
})

const listedCompanyId = z.uuid('Please select a company first.')

export const sendCompanyCodeSchema = z.object({
  companyId: listedCompanyId,
  userName: optionalLine,
  userEmail: emailSchema,
  userRole: roleSchema,
})

export const verifyCompanyCodeSchema = z.object({ companyId: listedCompanyId, code: codeSchema })

const newCompanySchema = z.object({
  name: requiredLine('Please enter your new company name.'),
  email: requiredEmail('Company email is required for a new company.'),
  website: optionalLine,
  phone: optionalLine,
})

export const registerEntitySchema = registerIndividualSchema.extend({
  role: roleSchema,
  /** A new company (managers only) or a listed one whose code was verified. */
  company: z.discriminatedUnion('kind', [
    newCompanySchema.extend({ kind: z.literal('new') }),
    z.object({ kind: z.literal('listed'), id: z.uuid('Please choose or enter a company first.') }),
  ]),
})

export const updateEmployeeSchema = z.object({
  firstName: requiredLine('First Name cannot be empty.'),
  lastName: requiredLine('Last Name cannot be empty.'),
  email: requiredEmail('Email cannot be empty.'),
})

export const confirmAddressSchema = z.object({ code: codeSchema })

export const createKeySchema = z.object({
  name: requiredLine('Please name the key.'),
  scope: z.enum(['read', 'write']).default('read'),
  /** null: valid until revoked. */
  expiresInDays: z.number().int().min(1).max(3650).nullable().default(null),
})

export const choosePageLanguageSchema = z.object({ language: z.enum(pageLanguages) })

export const credentialSchema = z.object({ id: z.uuid() })

/** The viewer as pages see it. */
export interface ViewerView {
  employeeId: string
  companyId: string
  role: Role
  isIndividual: boolean
  firstName: string
  lastName: string
}

/** An API key without its secret, which is shown only when the key is created. Dates are ISO strings. */
export interface KeyView {
  id: string
  name: string
  scope: 'read' | 'write'
  /** The key's first characters. */
  prefix: string
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}

/** A logged-in browser. Dates are ISO strings. */
export interface SessionView {
  id: string
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
  /** Whether it is the session of this request. */
  current: boolean
}
