import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import { limits } from '../shared/limits.ts'
import type { Role } from '../shared/roles.ts'

const contactLine = z.string().trim().max(limits.shortText).default('')

export const updateIntroSchema = z.object({
  intro: z.string().trim().min(1, 'Introduction cannot be empty.').max(limits.longText),
})

export const fillDescriptionSchema = z.object({ description: z.string().trim().max(limits.longText) })

/** Optional lines are trimmed and not checked for format (spec 5). */
export const updateContactSchema = z.object({
  name: z.string().trim().min(1, 'Company Name cannot be empty.').max(limits.shortText),
  website: contactLine,
  email: contactLine,
  phone: contactLine,
})

export const updateEmployeeSchema = z.object({
  firstName: z.string().trim().min(1, 'First Name cannot be empty.').max(limits.shortText),
  lastName: z.string().trim().min(1, 'Last Name cannot be empty.').max(limits.shortText),
  email: z.string().trim().min(1, 'Email cannot be empty.').pipe(emailSchema),
})

export const contactSupportSchema = z.object({
  email: emailSchema,
  subject: z.string().trim().max(limits.shortText).default(''),
  message: z.string().trim().min(1, 'Message cannot be empty.').max(limits.longText),
})

/** An entry of the registration's dropdown; the email is masked for all but the company's own people. */
export interface CompanyEntry {
  id: string
  name: string
  email: string
}

export interface CompanyContact {
  id: string
  name: string
  website: string
  email: string
  phone: string
}

export interface CompanyView extends CompanyContact {
  description: string
  isIndividual: boolean
  /** Whether the plan allows listing offerings. */
  canListOfferings: boolean
}

export interface EmployeeView {
  id: string
  companyId: string
  role: Role
  firstName: string
  lastName: string
  email: string
  /** The intro text: the company's description. */
  companyDescription: string
}
