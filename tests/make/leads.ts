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
type Given = Parameters<typeof makeListing>[3]

/** A job's run that nobody ends. */
export const jobRun = (signal: AbortSignal = new AbortController().signal): JobRun => ({ id: 'test', signal })

export interface Matched {
  readonly leadId: string
  readonly people: Readonly<Record<Side, Person>>
  readonly listings: Readonly<Record<Side, Listing>>
}

interface Options {
  /** Whose listings, and what is in them; new companies unless given. */
  people?: Partial<Record<Side, Person>>
  seller?: Given
  buyer?: Given
  /** Listings that stand there already. */
  listings?: Partial<Record<Side, Listing>>
}

const companies = {
  seller: { name: 'Mill & Sons', description: 'A mill in the hills.', email: 'office@mill.example' },
  buyer: { name: 'Daily Bread', description: 'A bakery in town.', email: 'hello@bread.example' },
} as const satisfies Record<Side, Parameters<typeof makeCompany>[1]>

/** Two sides whose match counts, before the assistant has opened it. */
export async function makeMatch({ db, now }: Pick<Ctx, 'db' | 'now'>, given: Options = {}): Promise<Matched> {
  const person = async (side: Side) =>
    given.people?.[side] ?? (await makeCompany(db, companies[side], { firstName: side })).manager
  const people = { seller: await person('seller'), buyer: await person('buyer') }
  const listing = async (side: Side) =>
    given.listings?.[side] ?? (await makeListing(db, people[side], side, given[side]))
  const made = { seller: await listing('seller'), buyer: await listing('buyer') }
  const [lead] = await db
    .insert(leads)
    .values({
      sellerListingId: made.seller.id,
      buyerListingId: made.buyer.id,
      sellerCompanyId: people.seller.companyId,
      buyerCompanyId: people.buyer.companyId,
      state: 'opening',
      score: 0.5,
      countedAt: now(),
      lastActivityAt: now(),
    })
    .returning({ id: leads.id })
  if (!lead) throw new Error('The lead was not inserted.')
  return { leadId: lead.id, people, listings: made }
}

/** An open lead: its first round is the assistant's own work. */
export async function makeLead(ctx: Ctx, given: Options = {}): Promise<Matched> {
  const match = await makeMatch(ctx, given)
  await openLead(ctx, { leadId: match.leadId }, jobRun())
  return match
}

/** Both sides, as `describe.each` takes them. */
export const eachSide = sides.map((side) => [side] as const)
