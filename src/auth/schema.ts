import { z } from 'zod'
import { visible } from '../language/plain.ts'
import { emailPattern } from '../shared/email.ts'
import { limits } from '../shared/limits.ts'
import { type Role, roles } from '../shared/roles.ts'

/** What a browser holds: its session, and its proof of a company; all httpOnly. */
export const sessionCookie = 'parley_session'
export const companyCookie = 'parley_company'
/** Recognises the browser that asked for a login code when it brings the code. */
export const loginCookie = 'parley_login'
/** The first characters of every API key. */
export const keyPrefix = 'parley_'

/** A text without invisible characters: two names that look alike are alike, and the database takes it. */
const visibleText = (message?: string) => z.string(message).overwrite(visible).trim()
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** A line that must be there. */
export const requiredLine = (message: string) =>
  visibleText(message).overwrite(oneLine).min(1, message).max(limits.shortText)

/** A line that may be empty. */
export const optionalLine = visibleText().overwrite(oneLine).max(limits.shortText).default('')

/** Text of several lines. */
export const paragraphs = visibleText().max(limits.longText)

/** A login email: trimmed, lower-cased, of the simple pattern. */
export const emailSchema = visibleText('Please enter a valid email.')
  .toLowerCase()
  .max(limits.shortText)
  .regex(emailPattern, 'Please enter a valid email.')

/** An email with the screen's own words for when it is missing. */
export const requiredEmail = (message: string) => requiredLine(message).pipe(emailSchema)

const codeRequired = 'Please enter the verification code.'
/** Spaces of a pasted code don't count. */
const codeSchema = z
  .string(codeRequired)
  .overwrite((code) => code.replace(/\s/g, ''))
  .min(1, codeRequired)
  .max(20)

export const sendLoginCodeSchema = z.object({ email: requiredEmail('Please enter your email first.') })
export const verifyLoginSchema = z.object({
  email: requiredEmail('Please enter your email.'),
  code: codeSchema,
})

const incomplete = 'Please fill out all fields & select a role.'

/** Compared case-insensitively, kept lower-cased. */
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
  /** Either a new company (managers only) or a listed one that was verified. */
  company: z.discriminatedUnion('kind', [
    newCompanySchema.extend({ kind: z.literal('new') }),
    z.object({ kind: z.literal('listed'), id: z.uuid('Please choose or enter a company first.') }),
  ]),
})

export const createKeySchema = z.object({
  name: requiredLine('Please name the key.'),
  scope: z.enum(['read', 'write']).default('read'),
  /** null: until it is revoked. */
  expiresInDays: z.number().int().min(1).max(3650).nullable().default(null),
})

export const credentialSchema = z.object({ id: z.uuid() })

/** Who is logged in, as pages need it. */
export interface ViewerView {
  employeeId: string
  companyId: string
  role: Role
  isIndividual: boolean
  firstName: string
  lastName: string
}

/** A key for programs; the key itself is shown once, when it is made. Dates are ISO strings. */
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

/** A logged-in browser. */
export interface SessionView {
  id: string
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
  /** The one that asks. */
  current: boolean
}
