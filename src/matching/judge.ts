import type { Ctx } from '../context.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { findPrice, type Price } from '../language/quantities/price.ts'
import { termHash } from '../language/terms/term-hash.ts'
import { type Trades, tradeLikeness, tradesOf } from '../language/terms/trades.ts'
import { readSources } from '../listings/read.ts'
import { metered } from '../metering/metering.ts'
import type { Call } from '../providers/assistant/assistant.ts'
import { type CompleteListing, type ListingSource, matchBrief } from '../providers/assistant/briefs.ts'
import { isCausedByInput } from '../providers/assistant/errors.ts'
import type { Side } from '../shared/sides.ts'
import { fitOf, isAccepted } from './fit.ts'
import { priceFit } from './price.ts'
import type { Counterparty } from './retrieval/retrieve.ts'

/** How many listings one query loads; most runs stop before the last page. */
const pageSize = 50
/** How many calls to the assistant run concurrently. */
const concurrentCalls = 10
/** Counterparties are judged best first. After this many misses in a row, the rest is unlikely to match. */
const maxMissesInARow = 20

export interface JudgedCounterparty {
  readonly listingId: string
  readonly match: boolean
  /** The pair's fit, 0 to 1 (fit.ts). */
  readonly score: number
}

/**
 * Decides for each counterparty whether it matches, and how well, by its coverage and the assistant's verdict. A pair
 * that the assistant refuses to process or can't process is left out, so that one bad listing doesn't fail the whole job.
 *
 * @throws AssistantError if no pair could be judged and not all were refused: the job is then retried
 */
export async function judgeCounterparties(
  ctx: Ctx,
  listing: { readonly id: string; readonly side: Side; readonly companyId: string },
  counterparties: readonly Counterparty[],
  signal: AbortSignal,
): Promise<JudgedCounterparty[]> {
  const call = metered(ctx, listing.companyId, { signal })
  let failure: unknown
  const retrieved = new Map(counterparties.map((one) => [one.listingId, one]))
  const judge = async (own: ListingSource, other: ListingSource): Promise<JudgedCounterparty | null> => {
    const counterparty = retrieved.get(other.id)
    if (!counterparty) return null
    const [seller, buyer] = listing.side === 'seller' ? [own, other] : [other, own]
    try {
      return await judgePair(ctx, { seller, buyer }, counterparty, call)
    } catch (error) {
      if (!isCausedByInput(error)) throw error
      if (error.failure !== 'refused') failure = error
      return null
    }
  }
  const verdicts: (JudgedCounterparty | null)[] = []
  try {
    for await (const { own, others } of readInBatches(ctx, listing.id, counterparties)) {
      signal.throwIfAborted()
      verdicts.push(...(await Promise.all(others.map((other) => judge(own, other)))))
      if (endsWithMisses(verdicts)) break
    }
  } finally {
    await call.settled()
  }
  const judged = verdicts.filter((verdict) => verdict !== null)
  if (judged.length === 0 && failure) throw failure
  return judged
}

async function judgePair(
  { assistant }: Pick<Ctx, 'assistant'>,
  { seller, buyer }: { readonly seller: ListingSource; readonly buyer: ListingSource },
  { listingId, coverage, raisedCoverage, leastCovered }: Counterparty,
  call: Call,
): Promise<JudgedCounterparty> {
  const brief = matchBrief(seller, buyer)
  const verdict = await assistant.match(brief, call)
  const [offering, request] = [contentOf(seller, brief.seller), contentOf(buyer, brief.buyer)]
  const score = fitOf({
    raisedCoverage,
    leastCovered,
    score: verdict.score,
    tradeLikeness: tradeLikeness(offering.trades, request.trades),
    price: priceFit(request.price, offering.price),
    content: unitHash(`${offering.hash} ${request.hash}`),
  })
  return { listingId, match: isAccepted(verdict, coverage), score }
}

/** What a pair's fit is computed from, besides the assistant's verdict. */
interface Content {
  readonly hash: number
  readonly price: Price | null
  readonly trades: Trades
}

// Cached by source, because the own listing is paired with every counterparty.
const contents = new WeakMap<ListingSource, Content>()

function contentOf(source: ListingSource, listing: CompleteListing): Content {
  const known = contents.get(source)
  if (known) return known
  const { name, description, points, files } = listing
  const text = [name, description, ...points, ...files.map((file) => file.text)].join('\n')
  const trades = tradesOf(text, detectLanguage(text))
  const content = { hash: termHash(text), price: findPrice(listing), trades }
  contents.set(source, content)
  return content
}

/** A hash of the text, 0 to 1. */
const unitHash = (text: string): number => (termHash(text) >>> 0) / 2 ** 32

const endsWithMisses = (verdicts: readonly (JudgedCounterparty | null)[]): boolean =>
  verdicts.length >= maxMissesInARow && verdicts.slice(-maxMissesInARow).every((verdict) => !verdict?.match)

/**
 * The counterparties' listings in batches, each of which is judged concurrently. The own listing is read again with each
 * page; reading ends if it is gone.
 */
async function* readInBatches(ctx: Ctx, ownId: string, counterparties: readonly Counterparty[]) {
  for (let start = 0; start < counterparties.length; start += pageSize) {
    const ids = counterparties.slice(start, start + pageSize).map(({ listingId }) => listingId)
    const sources = await readSources(ctx.db, [ownId, ...ids])
    const own = sources.get(ownId)
    if (!own) return
    const others = ids.flatMap((id) => sources.get(id) ?? [])
    for (let next = 0; next < others.length; next += concurrentCalls)
      yield { own, others: others.slice(next, next + concurrentCalls) }
  }
}
