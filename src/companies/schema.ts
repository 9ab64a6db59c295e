import { z } from 'zod'
import { emailSchema, optionalLine, paragraphs, requiredLine } from '../auth/schema.ts'
import { cursorSchema, pageSize } from '../shared/http/cursor.ts'
import type { Role } from '../shared/roles.ts'

export const updateIntroSchema = z.object({ intro: paragraphs.min(1, 'Introduction cannot be empty.') })

export const fillNameSchema = z.object({ name: requiredLine('Company Name cannot be empty.') })

export const fillDescriptionSchema = z.object({ description: paragraphs })

/** Trimmed, without format check. An omitted field keeps its value. */
const contactLine = optionalLine.unwrap().optional()

export const updateContactSchema = z.object({
  name: requiredLine('Company Name cannot be empty.'),
  website: contactLine,
  email: contactLine,
  phone: contactLine,
})

export const contactSupportSchema = z.object({
  email: emailSchema,
  subject: optionalLine,
  message: paragraphs.min(1, 'Message cannot be empty.'),
})

export const searchCompaniesSchema = z.object({
  query: optionalLine,
  /** The `next` of the previous page; omitted for the first. */
  cursor: cursorSchema(z.tuple([z.literal([0, 1]), z.string().regex(/^[^\0]*$/), z.uuid()])).nullish(),
  limit: pageSize,
})

export const listCompaniesSchema = z.object({
  /** The `next` of the previous page; omitted for the first. */
  cursor: cursorSchema(z.tuple([z.string().regex(/^[^\0]*$/), z.uuid()])).nullish(),
})

/** One page of search results: names that start with the query, then names that contain it, each sorted by name. */
export interface CompanyPage {
  companies: CompanyEntry[]
  /** Number of results on all pages. */
  total: number
  /** Cursor of the next page; null on the last. */
  next: string | null
}

/** An entry of the registration's dropdown. The email is masked except for the company's employees. */
export interface CompanyEntry {
  id: string
  name: string
  email: string
  isVerified: boolean
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
  /** Whether an address of its own domain is proven. Always true for an individual. */
  isVerified: boolean
  /** Whether the plan allows any offerings. */
  canListOfferings: boolean
}

export interface EmployeeView {
  id: string
  companyId: string
  role: Role
  firstName: string
  lastName: string
  email: string
  /** A new login email that waits for its code; null when there is none. */
  pendingEmail: string | null
  /** The intro text: the company's description. */
  companyDescription: string
}
