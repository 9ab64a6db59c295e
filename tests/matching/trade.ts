import { and, count, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../src/context.ts'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { publish } from '../../src/listings/publish.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import { openDueLeads } from '../../src/matching/opening/open-due.ts'
import type { Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'

type ListingContent = Parameters<typeof listingInput>[1]

export interface Published {
  readonly id: string
  readonly side: Side
  readonly person: Person
}

/** An invented word that no other test's listings contain, with the letters of an English one. */
let trades = 0
export function newTrade(): string {
  const letters = [...String(++trades)].map((digit) => 'bdfgklmnpr'[Number(digit)])
  return `kn${letters.map((letter) => `${letter}o`).join('')}ckwith`
}

/** Publishes a listing of the trade, by a new company unless `person` is passed. */
export async function publishIn(
  ctx: Ctx,
  trade: string,
  side: Side,
  content: ListingContent = {},
  person?: Person,
): Promise<Published> {
  const owner = person ?? (await makeCompany(ctx.db)).manager
  if (!person) await makePlan(ctx.db, owner.companyId)
  const defaults = { name: trade, description: `It is all about ${trade}.`, points: [{ text: trade }] }
  const { id } = await publish(as(ctx, owner), listingInput(side, { ...defaults, ...content }))
  return { id, side, person: owner }
}

export async function publishSome(
  ctx: Ctx,
  trade: string,
  side: Side,
  number: number,
  content: ListingContent = {},
): Promise<Published[]> {
  const published: Published[] = []
  while (published.length < number) published.push(await publishIn(ctx, trade, side, content))
  return published
}

/** Matches a listing and opens leads, as the workers do on a system that has nothing else to do. */
export async function match(ctx: Ctx, listing: { id: string }, revision = 1): Promise<void> {
  await matchListing(ctx, { listingId: listing.id, revision }, jobRun())
  await openDueLeads(ctx)
}

/** Counts the listing's leads: those that wait, and those that count towards the month's limit. */
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
