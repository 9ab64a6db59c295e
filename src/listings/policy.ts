import type { ErrorCode } from '../shared/errors.ts'
import { type ContactField, contactFields } from '../shared/listings.ts'
import type { Role } from '../shared/roles.ts'
import { type Side, words } from '../shared/sides.ts'

/** Whether one's plan allows another offering is said in `billing/policy.ts`. */

interface Person {
  readonly employeeId: string
  readonly companyId: string
  readonly role: Role
}

/** Everybody of a company edits all of its listings; for others they don't exist. */
export const reviseRefusal = (
  person: Pick<Person, 'companyId'>,
  listing: { companyId: string },
): ErrorCode | null => (listing.companyId === person.companyId ? null : 'NOT_FOUND')

/** One's own; another's is the manager's to delete. */
export function deleteRefusal(
  person: Pick<Person, 'employeeId' | 'role'>,
  listing: { createdBy: string },
): ErrorCode | null {
  if (listing.createdBy === person.employeeId) return null
  return person.role === 'company individual contributor' ? 'FORBIDDEN' : null
}

/** What of a company's contact can be revealed at all; for a new listing all of it is chosen. */
export const revealableFields = (isIndividual: boolean): readonly ContactField[] =>
  isIndividual ? ['email'] : contactFields

/** The spec's sentences for what is missing (5, add/edit), in the form's order. */
export function missingFieldMessages(listing: {
  side: Side
  name: string
  description: string
  points: readonly { text: string }[]
}): string[] {
  const { Listing, point } = words[listing.side]
  return [
    ...(listing.name.trim() ? [] : [`Please provide a ${Listing} Name.`]),
    ...(listing.description.trim() ? [] : [`Please provide a ${Listing} Description.`]),
    ...(listing.points.some((row) => row.text.trim()) ? [] : [`Please provide at least one ${point}.`]),
  ]
}
