import type { ErrorCode } from '../shared/errors.ts'
import { type ContactField, contactFields } from '../shared/listings.ts'
import type { Role } from '../shared/roles.ts'
import { type Side, words } from '../shared/sides.ts'

/** Whether a plan allows another offering is decided in `billing/policy.ts`. */

/** The creator may delete a listing; other employees' listings only a manager may delete. */
export function deleteRefusal(
  person: { readonly employeeId: string; readonly role: Role },
  listing: { createdBy: string },
): ErrorCode | null {
  if (listing.createdBy === person.employeeId) return null
  return person.role === 'company individual contributor' ? 'FORBIDDEN' : null
}

/** The contact fields a listing can reveal; a new listing has all of them selected. */
export const revealableFields = (isIndividual: boolean): readonly ContactField[] =>
  isIndividual ? ['email'] : contactFields

/** A message for each missing field, in the form's order. */
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
