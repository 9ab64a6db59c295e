import { z } from 'zod'
import { emailSchema, optionalLine, paragraphs, requiredEmail, requiredLine } from '../auth/schema.ts'
import { cursorSchema, pageSize } from '../shared/cursor.ts'
import type { Role } from '../shared/roles.ts'

export const updateIntroSchema = z.object({ intro: paragraphs.min(1, 'Introduction cannot be empty.') })

export const fillDescriptionSchema = z.object({ description: paragraphs })

/** Trimmed, not checked for format (spec 5); one that is left out stays as it is. */
const contactLine = optionalLine.unwrap().optional()

export const updateContactSchema = z.object({
  name: requiredLine('Company Name cannot be empty.'),
  website: contactLine,
  email: contactLine,
  phone: contactLine,
})

export const updateEmployeeSchema = z.object({
  firstName: requiredLine('First Name cannot be empty.'),
  lastName: requiredLine('Last Name cannot be empty.'),
  email: requiredEmail('Email cannot be empty.'),
})

export const contactSupportSchema = z.object({
  email: emailSchema,
  subject: optionalLine,
  message: paragraphs.min(1, 'Message cannot be empty.'),
})

export const searchCompaniesSchema = z.object({
  query: optionalLine,
  /** The `next` of the page before; none for the first. */
  cursor: cursorSchema(z.tuple([z.literal([0, 1]), z.string().regex(/^[^\0]*$/), z.uuid()])).nullish(),
  limit: pageSize,
})

/** A part of what a search finds: first what begins with the query, then what has it inside, each by name. */
export interface CompanyPage {
  companies: CompanyEntry[]
  /** How many it finds in all. */
  total: number
  /** The cursor of the page after this one; null at the end. */
  next: string | null
}

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
