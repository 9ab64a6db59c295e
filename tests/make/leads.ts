import type { Ctx } from '../../src/context.ts'
import type { JobRun } from '../../src/db/queue/queue.ts'
import { leads } from '../../src/db/tables/leads.ts'
import type { listings } from '../../src/db/tables/listings.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { type Side, sides } from '../../src/shared/sides.ts'
import { makeCompany } from './companies.ts'
import { makeListing } from './listings.ts'
import type { Person } from './people.ts'

type Listing = typeof listings.$inferSelect
type ListingOverrides = Parameters<typeof makeListing>[3]

/** A job run; by default, its signal never aborts. */
export const jobRun = (signal: AbortSignal = new AbortController().signal): JobRun => ({ id: 'test', signal })

export interface Matched {
  readonly leadId: string
  readonly people: Readonly<Record<Side, Person>>
  readonly listings: Readonly<Record<Side, Listing>>
}

interface Options {
  /** The employees who own the listings. Default: new companies' managers. */
  people?: Partial<Record<Side, Person>>
  seller?: ListingOverrides
  buyer?: ListingOverrides
  /** Existing listings to match. Default: new ones with the overrides in `seller` and `buyer`. */
  listings?: Partial<Record<Side, Listing>>
}

const companies = {
  seller: { name: 'Mill & Sons', description: 'A mill in the hills.', email: 'office@mill.example' },
  buyer: { name: 'Daily Bread', description: 'A bakery in town.', email: 'hello@bread.example' },
} as const satisfies Record<Side, Parameters<typeof makeCompany>[1]>

/** Inserts a counted lead that isn't open yet. */
export async function makeMatch(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  options: Options = {},
): Promise<Matched> {
  const person = async (side: Side) =>
    options.people?.[side] ?? (await makeCompany(db, companies[side], { firstName: side })).manager
  const people = { seller: await person('seller'), buyer: await person('buyer') }
  const listing = async (side: Side) =>
    options.listings?.[side] ?? (await makeListing(db, people[side], side, options[side]))
  const pair = { seller: await listing('seller'), buyer: await listing('buyer') }
  const [lead] = await db
    .insert(leads)
    .values({
      sellerListingId: pair.seller.id,
      buyerListingId: pair.buyer.id,
      sellerCompanyId: people.seller.companyId,
      buyerCompanyId: people.buyer.companyId,
      state: 'opening',
      score: 0.5,
      countedAt: now(),
      lastActivityAt: now(),
    })
    .returning({ id: leads.id })
  if (!lead) throw new Error('the lead was not inserted')
  return { leadId: lead.id, people, listings: pair }
}

/** Inserts a lead and opens it with the assistant's first round. */
export async function makeLead(ctx: Ctx, options: Options = {}): Promise<Matched> {
  const match = await makeMatch(ctx, options)
  await openLead(ctx, { leadId: match.leadId }, jobRun())
  return match
}

/** Both sides as rows for `describe.each`. */
export const eachSide = sides.map((side) => [side] as const)
