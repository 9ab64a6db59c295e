import type { Ctx } from '../context.ts'
import { readSources } from '../listings/read.ts'
import { metered } from '../metering/metering.ts'
import { type ListingSource, matchBrief } from '../providers/assistant/briefs.ts'
import { isCausedByInput } from '../providers/assistant/errors.ts'
import type { MatchVerdict } from '../providers/assistant/results.ts'
import type { Side } from '../shared/sides.ts'
import type { Counterparty } from './retrieval/retrieve.ts'

/** How many are read at a time: the likeliest come first, and the rest may never be asked about. */
const readAtOnce = 50
/** How many the assistant is asked about at a time. */
const atOnce = 10
/** The likeliest come first: after so many in a row that don't belong, the rest won't either. */
const hopeless = 20

export interface JudgedCounterparty extends MatchVerdict {
  readonly listingId: string
}

/**
 * The assistant's yes or no to each counterparty, and how well the two fit. A pair that it can't or won't read is
 * left out: one listing that it refuses must not keep others from all their matches.
 */
export async function judgeCounterparties(
  ctx: Ctx,
  listing: { readonly id: string; readonly side: Side; readonly companyId: string },
  found: readonly Counterparty[],
  signal: AbortSignal,
): Promise<JudgedCounterparty[]> {
  const call = metered(ctx, listing.companyId, { signal })
  let unread: unknown
  const ask = async (own: ListingSource, other: ListingSource): Promise<JudgedCounterparty | null> => {
    const brief = listing.side === 'seller' ? matchBrief(own, other) : matchBrief(other, own)
    try {
      return { listingId: other.id, ...(await ctx.assistant.match(brief, call)) }
    } catch (error) {
      if (!isCausedByInput(error)) throw error
      if (error.failure !== 'refused') unread = error
      return null
    }
  }
  const asked: (JudgedCounterparty | null)[] = []
  try {
    for await (const { own, others } of inPages(ctx, listing.id, found)) {
      signal.throwIfAborted()
      asked.push(...(await Promise.all(others.map((other) => ask(own, other)))))
      if (isHopeless(asked)) break
    }
  } finally {
    await call.settled()
  }
  const judged = asked.filter((one) => one !== null)
  // Not one pair could be read: the trouble may be the assistant's, and the job is tried again.
  if (judged.length === 0 && unread) throw unread
  return judged
}

const isHopeless = (asked: readonly (JudgedCounterparty | null)[]): boolean =>
  asked.length >= hopeless && asked.slice(-hopeless).every((one) => !one?.match)

/** The listings found, some at a time, with one's own. */
async function* inPages(ctx: Ctx, ownId: string, found: readonly Counterparty[]) {
  for (let from = 0; from < found.length; from += readAtOnce) {
    const ids = found.slice(from, from + readAtOnce).map((one) => one.listingId)
    const sources = await readSources(ctx.db, [ownId, ...ids])
    const own = sources.get(ownId)
    if (!own) return
    const others = ids.flatMap((id) => sources.get(id) ?? [])
    for (let next = 0; next < others.length; next += atOnce)
      yield { own, others: others.slice(next, next + atOnce) }
  }
}
