import { z } from 'zod'
import { limits } from '../shared/limits.ts'
import { type Role, roles } from '../shared/roles.ts'

/** The spec's simple pattern (5, profile pages): something, an at sign, something with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A login email: trimmed, lower-cased, of the simple pattern. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.shortText)
  .regex(emailPattern, 'Please enter a valid email.')

const codeSchema = z.string().trim().min(1, 'Please enter the verification code.').max(20)
const nameSchema = (message: string) => z.string().trim().min(1, message).max(limits.shortText)

export const sendLoginCodeSchema = z.object({ email: emailSchema })
export const verifyLoginSchema = z.object({ email: emailSchema, code: codeSchema })

/** Compared case-insensitively, kept lower-cased. */
export const roleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(roles, 'Please fill out all fields & select a role.'))

export const personSchema = z.object({
  firstName: nameSchema('First Name cannot be empty.'),
  lastName: nameSchema('Last Name cannot be empty.'),
  email: emailSchema,
})

export const sendCompanyCodeSchema = z.object({
  companyId: z.uuid('Please select a company first.'),
  userName: z.string().trim().max(limits.shortText).default(''),
  userEmail: emailSchema,
  userRole: roleSchema,
})

export const verifyCompanyCodeSchema = z.object({
  companyId: z.uuid('Please select a company first.'),
  code: codeSchema,
})

export const registerIndividualSchema = personSchema

export const newCompanySchema = z.object({
  name: nameSchema('Please enter your new company name.'),
  email: emailSchema.or(z.literal('').refine(() => false, 'Company email is required for a new company.')),
  website: z.string().trim().max(limits.shortText).default(''),
  phone: z.string().trim().max(limits.shortText).default(''),
})

export const registerEntitySchema = personSchema.extend({
  role: roleSchema,
  /** Either a new company (managers only) or a listed one that was verified. */
  company: z.discriminatedUnion('kind', [
    newCompanySchema.extend({ kind: z.literal('new') }),
    z.object({ kind: z.literal('listed'), id: z.uuid('Please choose or enter a company first.') }),
  ]),
})

/** Who is logged in, as pages need it. */
export interface ViewerView {
  employeeId: string
  companyId: string
  role: Role
  isIndividual: boolean
  firstName: string
  lastName: string
}
