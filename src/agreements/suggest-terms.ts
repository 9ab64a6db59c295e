import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { readLead } from '../leads/read.ts'
import type { LeadView } from '../leads/rounds/schema.ts'
import { readSources } from '../listings/read.ts'
import type { ListingSource } from '../providers/assistant/briefs.ts'
import { inTurn } from '../shared/in-turn.ts'
import type { suggestTermsSchema, TermSuggestions } from './schema.ts'
import { onlyCurrencyOf, priceIn, type SourceText, statedIn, suggestionsFrom } from './suggestions.ts'

/**
 * Values for a proposal of the viewer's side that the thread and the revealed parts of both listings state: newest message
 * first, then the own listing, then the other side's. Hidden points, instructions and private inputs are never read, not
 * even the side's own, because a proposal shows its values to the other side.
 * @throws NOT_FOUND for a third company
 */
export async function suggestTerms(
  ctx: SignedIn,
  { leadId }: z.output<typeof suggestTermsSchema>,
): Promise<TermSuggestions> {
  const lead = (await readLead(ctx, { leadId })).toJSON()
  const ids = [lead.own.listingId, lead.counterpart.listingId]
  const listings = await readSources(ctx.db, ids)
  const listed = ids.flatMap((id) => listings.get(id) ?? []).flatMap(listingTexts)
  // Other requests are served between two texts: a malicious text takes tens of milliseconds.
  const read = <T>(texts: readonly SourceText[], one: (text: SourceText) => T) =>
    eachInTurn(texts, (text) => inTurn('suggestions', () => one(text)))
  const texts = [...messageTexts(lead).slice(0, maxMessages), ...listed]
  const stated = await read(texts, (text) => statedIn(text, ctx.now()))
  const currency = onlyCurrencyOf(stated)
  if (!currency) return suggestionsFrom(stated)
  const prices = await read(texts, ({ text }) => priceIn(text, currency))
  return suggestionsFrom(stated.map((one, i) => ({ ...one, price: one.price ?? prices[i] ?? null })))
}

async function eachInTurn<S, T>(list: readonly S[], run: (one: S) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const one of list) results.push(await run(one))
  return results
}

/** Of a long thread, only the latest ones are read. */
const maxMessages = 100

/** Without the assistant's opening, which only repeats the listings. */
const messageTexts = ({ latestRound: { messages, hasEarlier } }: LeadView): SourceText[] =>
  messages
    .filter(({ writtenBy }, i) => hasEarlier || i > 0 || writtenBy !== 'assistant')
    .map(({ id, side, createdAt, content }) => ({
      source: { kind: 'message' as const, side, messageId: id, at: createdAt },
      text: content,
    }))
    .reverse()

/** Each revealed point is a text of its own, because one listing can state several values. */
const listingTexts = ({ side, name, description, points }: ListingSource): SourceText[] =>
  [...points.flatMap((point) => (point.reveal ? [point.text] : [])), name, description].map((text) => ({
    source: { kind: 'listing' as const, side },
    text,
  }))
