import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Db } from '../../src/db/client.ts'
import { listings, points } from '../../src/db/tables/listings.ts'
import { type ListingInput, publishSchema } from '../../src/listings/schema.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { Person } from './people.ts'

type Given = Partial<Omit<ListingInput, 'side'>>

const usual = {
  seller: {
    name: 'Organic wheat flour',
    description: 'Stone-ground flour from our own mill.',
    points: [{ text: 'Certified organic' }, { text: 'Delivery within 3 days' }],
  },
  buyer: {
    name: 'Flour for a bakery',
    description: 'We bake bread every day and need good flour.',
    points: [{ text: 'Organic certification' }, { text: 'Delivery within a week' }],
  },
} as const satisfies Record<Side, Pick<ListingInput, 'name' | 'description' | 'points'>>

/** What `publish` is given, as it comes out of the door. */
export const listingInput = (side: Side, given: Given = {}): z.output<typeof publishSchema> =>
  publishSchema.parse({ side, ...usual[side], ...given })

/** A listing that stands there, neither indexed nor matched; `publish` makes one with all that follows. */
export async function makeListing(
  db: Db,
  person: Pick<Person, 'companyId' | 'employeeId'>,
  side: Side,
  given: Given = {},
): Promise<typeof listings.$inferSelect> {
  const { name, description, matchingInstructions, contact, notifyOnMatch, ...input } = listingInput(
    side,
    given,
  )
  const [listing] = await db
    .insert(listings)
    .values({
      id: v7(),
      side,
      companyId: person.companyId,
      createdBy: person.employeeId,
      name,
      description,
      matchingInstructions,
      notifyOnMatch,
      revealContact: contact.reveal,
      revealFields: contact.fields,
      additionalContactMethod: contact.additionalMethod,
    })
    .returning()
  if (!listing) throw new Error('The listing was not inserted.')
  await db
    .insert(points)
    .values(input.points.map((point, position) => ({ ...point, listingId: listing.id, position })))
  return listing
}
