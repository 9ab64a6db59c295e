import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { openDuePriority } from '../../db/queue/jobs.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { pipeline } from '../../db/sql/pipeline.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { type Side, sides } from '../../shared/sides.ts'
import {
  allowsPair,
  type CompanyPairs,
  countPair,
  neitherBlocked,
  type Pair,
  readCompanyPairs,
} from '../company-pairs.ts'
import { fullFit } from '../fit.ts'
import { hasPlace, hasPlaceFor, type Places, readPlaces } from '../limits.ts'
import { markFullListings, neitherListingFull } from './full-listings.ts'
import { lockListings } from './lock-listings.ts'

/** Waiting leads that one query reads. Most of them have no place. */
const pageSize = 1000
/** Leads opened in one transaction, which locks their listings. */
const openedAtOnce = 200
/** How many of a listing's best leads are considered for the one that opens without delay. */
const firstLeadCandidates = 20

const tieBreak = sql<string>`md5(${leads.id}::text)`
/** Pairs with equal contents have equal fits. A hash orders them, so that order of arrival never decides. */
const bestFirst = [desc(leads.score), tieBreak]

const waitingFields = {
  id: leads.id,
  seller: leads.sellerListingId,
  buyer: leads.buyerListingId,
  sellerCompany: leads.sellerCompanyId,
  buyerCompany: leads.buyerCompanyId,
  fit: leads.score,
  tieBreak,
}

interface WaitingLead extends Pair {
  readonly id: string
  readonly fit: number
  readonly tieBreak: string
}

/**
 * Opens waiting leads, best first, as far as the places of both sides allow.
 *
 * @param scope selects the leads to look at; undefined for all
 * @param isTurn called in each transaction. Where it returns false, the remaining leads stay waiting
 * @returns false if `isTurn` has stopped the run
 */
export async function openBestLeads(
  ctx: Ctx,
  scope: SQL | undefined,
  isTurn: (tx: Tx) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  for (let missed = true; missed; ) {
    missed = false
    const usedUp = new Set<string>()
    for (let after: SQL | undefined | null; after !== null; ) {
      const page = await ctx.db.transaction(async (tx) =>
        (await isTurn(tx)) ? await openPage(ctx, tx, and(scope, after ?? undefined)) : null,
      )
      if (!page) return false
      missed ||= page.missed
      for (const id of page.usedUp) usedUp.add(id)
      after = page.last ? worseThan(page.last) : null
    }
    await markFullListings(ctx, [...usedUp])
  }
  return true
}

interface Page {
  /** The last lead that was considered, null after the last page. */
  readonly last: WaitingLead | null
  /** Whether a chosen lead didn't open, because it changed meanwhile: its place is free for another one. */
  readonly missed: boolean
  /** Listings without a place for any pair. */
  readonly usedUp: readonly string[]
}

async function openPage(ctx: Ctx, tx: Tx, which: SQL | undefined): Promise<Page> {
  const waiting = await readWaiting(tx, which, pageSize)
  const now = ctx.now()
  const places = await readPlaces(tx, listingsOf(waiting), now)
  const pairs = await readCompanyPairs(tx, waiting, now)
  const chosen: WaitingLead[] = []
  let last = waiting.length < pageSize ? null : (waiting.at(-1) ?? null)
  for (const lead of waiting) {
    if (!takePlaces(places, pairs, lead)) continue
    chosen.push(lead)
    if (chosen.length < openedAtOnce) continue
    last = lead
    break
  }
  const opened = await openWithinPlaces(ctx, tx, chosen)
  const usedUp = [...places].filter(([, ofListing]) => !hasPlace(ofListing)).map(([id]) => id)
  return { last, missed: opened < chosen.length, usedUp }
}

/**
 * Opens a listing's first lead of the month without waiting for `open-due`, if a full match waits, so that a first lead
 * doesn't wait behind a long queue. At most half of a counterparty's places are taken like this; the other half is kept
 * for its best pairs.
 */
export async function openFirstLead(ctx: Ctx, { id, side }: { id: string; side: Side }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ofListing = and(eq(leads[leadSides[side].listing], id), gte(leads.score, fullFit))
    const waiting = await readWaiting(tx, ofListing, firstLeadCandidates)
    if (waiting.length === 0) return
    const places = await readPlaces(tx, listingsOf(waiting), ctx.now())
    const isFirst = (lead: WaitingLead) =>
      sides.every((one) => {
        const { used, limit } = places.get(lead[one]) ?? noPlaces
        return one === side ? used === 0 : used < limit / 2
      })
    const first = waiting.find(isFirst)
    if (first) await openWithinPlaces(ctx, tx, [first])
  })
}

const readWaiting = (tx: Tx, which: SQL | undefined, limit: number): Promise<WaitingLead[]> =>
  tx
    .select(waitingFields)
    .from(leads)
    .where(and(eq(leads.state, 'waiting'), neitherListingFull(tx), neitherBlocked(tx), which))
    .orderBy(...bestFirst)
    .limit(limit)

const worseThan = (last: WaitingLead): SQL =>
  sql`${leads.score} <= ${last.fit} and (${leads.score} < ${last.fit} or ${tieBreak} > ${last.tieBreak})`

const listingsOf = (waiting: readonly WaitingLead[]): string[] => [
  ...new Set(waiting.flatMap(({ seller, buyer }) => [seller, buyer])),
]

const noPlaces: Places = { limit: 0, used: 0 }

/** Counts the lead for both listings if both have a place for it. Returns its rank, from 1; null without a place. */
function takePlaces(places: Map<string, Places>, pairs: CompanyPairs, lead: WaitingLead): number | null {
  const own = [lead.seller, lead.buyer].map((id) => ({ id, ...(places.get(id) ?? noPlaces) }))
  if (!own.every((one) => hasPlaceFor(lead.fit, one)) || !allowsPair(pairs, lead)) return null
  countPair(pairs, lead)
  for (const { id, limit, used } of own) places.set(id, { limit, used: used + 1 })
  return Math.min(...own.map(({ used }) => used)) + 1
}

/** Opens the leads that have a place under the locks of their listings. Returns how many. */
async function openWithinPlaces(ctx: Ctx, tx: Tx, chosen: readonly WaitingLead[]): Promise<number> {
  if (chosen.length === 0) return 0
  const openListings = await lockListings(tx, listingsOf(chosen))
  const [places, waiting] = await pipeline([
    readPlaces(tx, [...openListings], ctx.now()),
    // Read under the locks: another process may have opened some since the first read.
    readWaiting(
      tx,
      anyOf(
        leads.id,
        chosen.map(({ id }) => id),
      ),
      chosen.length,
    ),
  ])
  const pairs = await readCompanyPairs(tx, waiting, ctx.now())
  const opened = waiting.flatMap((lead) => {
    const rank = takePlaces(places, pairs, lead)
    return rank === null ? [] : [{ leadId: lead.id, rank }]
  })
  if (opened.length > 0) await openLeads(ctx, tx, opened)
  return opened.length
}

/** @param opened `rank`: the lead is one of its listings' first, second, … of the month */
async function openLeads(
  ctx: Ctx,
  tx: Tx,
  opened: readonly { leadId: string; rank: number }[],
): Promise<void> {
  const counted = { state: 'opening', countedAt: ctx.now() } as const
  // Every listing's first lead opens before any listing's second, and before listings are matched (priority 0 and lower):
  // nobody waits behind another listing's long list, or for a lead that only has to be opened.
  const jobs = opened.map(({ leadId, rank }) => ({
    data: { leadId },
    priority: rank === 1 ? 1 : openDuePriority + 1 - rank,
  }))
  const ids = opened.map(({ leadId }) => leadId)
  await pipeline([
    tx.update(leads).set(counted).where(anyOf(leads.id, ids)).execute(),
    ctx.enqueueAll(tx, 'open-lead', jobs),
  ])
}
