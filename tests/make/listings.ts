import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Db } from '../../src/db/client.ts'
import { listings, points } from '../../src/db/tables/listings.ts'
import { indexedListings, sideNumber } from '../../src/db/tables/matching.ts'
import { type ListingInput, publishSchema } from '../../src/listings/schema.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { Person } from './people.ts'

type Overrides = Partial<Omit<ListingInput, 'side'>>

const defaults = {
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

/** Valid input of `publish`, after parsing. */
export const listingInput = (side: Side, overrides: Overrides = {}): z.output<typeof publishSchema> =>
  publishSchema.parse({ side, ...defaults[side], ...overrides })

/** Inserts a listing without indexing or matching it, unlike `publish`. */
export async function makeListing(
  db: Db,
  person: Pick<Person, 'companyId' | 'employeeId'>,
  side: Side,
  overrides: Overrides = {},
): Promise<typeof listings.$inferSelect> {
  const { name, description, matchingInstructions, contact, notifyOnMatch, ...input } = listingInput(
    side,
    overrides,
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
  if (!listing) throw new Error('the listing was not inserted')
  await db
    .insert(points)
    .values(input.points.map((point, position) => ({ ...point, listingId: listing.id, position })))
  return listing
}

/** Inserts what a comparison without a match stores. The listing has no terms, so that nothing finds it. */
export const makeComparison = (
  db: Db,
  { id, side, revision }: typeof listings.$inferSelect,
  counts: { compared: number; near: number; unanswered?: number[] },
) =>
  db.insert(indexedListings).values({
    listingId: id,
    side: sideNumber[side],
    terms: [],
    impacts: [],
    pointPositions: [],
    pointTerms: [],
    matchedRevision: revision,
    ...counts,
  })
