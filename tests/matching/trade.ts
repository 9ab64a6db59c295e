import { and, count, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../src/context.ts'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { publish } from '../../src/listings/publish.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'

type Given = Parameters<typeof listingInput>[1]

export interface Published {
  readonly id: string
  readonly side: Side
  readonly person: Person
}

/** A trade of its own for each test, so that no other test's listings belong to it. */
let trades = 0
export function newTrade(): string {
  const letters = [...String(++trades)].map((digit) => 'bdfgklmnpr'[Number(digit)])
  return `z${letters.map((letter) => `${letter}o`).join('')}mptrix`
}

/** A listing of the trade as `publish` leaves it, its company's only one unless `person` is given. */
export async function publishIn(
  ctx: Ctx,
  trade: string,
  side: Side,
  given: Given = {},
  person?: Person,
): Promise<Published> {
  const owner = person ?? (await makeCompany(ctx.db)).manager
  if (!person) await makePlan(ctx.db, owner.companyId)
  const usual = { name: trade, description: `It is all about ${trade}.`, points: [{ text: trade }] }
  const { id } = await publish(as(ctx, owner), listingInput(side, { ...usual, ...given }))
  return { id, side, person: owner }
}

export async function publishSome(
  ctx: Ctx,
  trade: string,
  side: Side,
  number: number,
  given: Given = {},
): Promise<Published[]> {
  const published: Published[] = []
  while (published.length < number) published.push(await publishIn(ctx, trade, side, given))
  return published
}

export const match = (ctx: Ctx, listing: { id: string }, revision = 1): Promise<void> =>
  matchListing(ctx, { listingId: listing.id, revision }, jobRun())

/** The listing's leads by their state. */
export async function leadsOf(
  { db }: Pick<Ctx, 'db'>,
  { id, side }: Pick<Published, 'id' | 'side'>,
): Promise<{ waiting: number; counted: number }> {
  const ofListing = eq(leads[leadSides[side].listing], id)
  const number = async (...states: ('waiting' | 'opening' | 'open')[]) => {
    const [row] = await db
      .select({ leads: count() })
      .from(leads)
      .where(and(ofListing, inArray(leads.state, states)))
    return row?.leads ?? 0
  }
  return { waiting: await number('waiting'), counted: await number('opening', 'open') }
}
