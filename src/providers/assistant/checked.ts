import { cap, plainText, visible } from '../../language/plain.ts'
import { limits } from '../../shared/limits.ts'
import type { Assistant } from './assistant.ts'
import type { JudgeBrief, RevealedListing, ThreadMessage } from './briefs.ts'
import { AssistantError } from './errors.ts'
import type { Judgement, MediaAnalysis, ParsedListing } from './results.ts'

/** Longest answers that go on, in characters; and questions, in number. */
const answers = {
  reason: 400,
  quote: 600,
  question: 500,
  pitch: 4_000,
  summary: 600,
  fileText: 20_000,
  questions: 5,
} as const
/** What one text of a brief may bring in; more is cut before any assistant reads it. */
const inputAtMost = limits.freeText

/**
 * Stands before every assistant and trusts none: what goes in is without unseen letters and not endless,
 * what comes out is plain text, capped, complete, and quotes only what may be quoted.
 */
export function checked(assistant: Assistant): Assistant {
  return {
    name: assistant.name,
    parse: async (brief, call) => parsed(await assistant.parse(seen(brief), call)),
    match: async (brief, call) => {
      const { match, score } = await assistant.match(seen(brief), call)
      return { match: match === true, score: Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0 }
    },
    judge: async (brief, call) => {
      const clean = seen(brief)
      const judgements = await assistant.judge(clean, call)
      if (judgements.length !== clean.requirements.length) {
        throw new AssistantError('malformed', 'The assistant did not judge every requirement.')
      }
      const quotable = quotableOf(clean)
      return judgements.map((judgement) => judged(judgement, quotable))
    },
    ask: async (brief, call) => {
      const questions = await assistant.ask(seen(brief), call)
      return questions
        .map((q) => line(q, answers.question))
        .filter(Boolean)
        .slice(0, answers.questions)
    },
    pitch: async (brief, call) => {
      const onWords = call.onWords && steadily(call.onWords)
      const text = cap(plainText(await assistant.pitch(seen(brief), { ...call, onWords })), answers.pitch)
      if (text === '') throw new AssistantError('malformed', 'The assistant had nothing to say.')
      return text
    },
    rank: async (brief, call) =>
      ordered(
        await assistant.rank(seen(brief), call),
        brief.candidates.map((c) => c.leadId),
      ),
    describe: async (brief, call) => described(await assistant.describe(brief, call)),
  }
}

/** Words as they come, plain, capped, and only when they are new. */
function steadily(onWords: (text: string) => void): (text: string) => void {
  let last = ''
  return (text) => {
    const words = cap(plainText(text.slice(0, 2 * answers.pitch)), answers.pitch)
    if (words !== last) onWords(words)
    last = words
  }
}

/** A brief as a person would see it. */
function seen<T>(value: T): T {
  if (typeof value === 'string') return cap(visible(value), inputAtMost) as T
  if (Array.isArray(value)) return value.map((item) => seen(item)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, seen(item)])) as T
}

const line = (text: string, limit: number) => cap(plainText(text).replace(/\s+/g, ' ').trim(), limit)

function parsed(listing: ParsedListing): ParsedListing {
  return {
    party: line(listing.party, limits.shortText),
    partyDescription: cap(plainText(listing.partyDescription), limits.longText),
    name: line(listing.name, limits.shortText),
    description: cap(plainText(listing.description), limits.longText),
    points: listing.points
      .map((point) => line(point, limits.pointText))
      .filter(Boolean)
      .slice(0, limits.points),
  }
}

function judged(judgement: Judgement, quotable: readonly string[]): Judgement {
  const { verdict } = judgement
  const reason = line(judgement.reason, answers.reason)
  return {
    verdict,
    reason: reason || fallbackReason(verdict),
    quote: verdict === null ? null : quoted(judgement.quote, quotable),
  }
}

const fallbackReason = (verdict: Judgement['verdict']) =>
  verdict === null
    ? 'Nothing the seller shows or says speaks to this yet.'
    : verdict === 'meet'
      ? 'What the seller states fits this.'
      : 'What the seller states does not fit this.'

/** What the judge may quote: what the seller shows, and the seller's own words in the talk. */
function quotableOf(brief: JudgeBrief): string[] {
  return [...textsOf(brief.seller), ...brief.talk.filter(bySeller).map((message) => message.content)]
}

const bySeller = (message: ThreadMessage) => message.side === 'seller'

const textsOf = (listing: RevealedListing): string[] => [
  listing.name,
  listing.description,
  listing.companyDescription,
  ...listing.points,
  ...listing.files.map((file) => file.text),
]

/** Kept only when it stands there literally, and is a plain text by itself. */
function quoted(quote: string | null, quotable: readonly string[]): string | null {
  const words = quote?.trim() ?? ''
  if (words.length < 2 || words.length > answers.quote) return null
  return quotable.some((text) => text.includes(words)) && plainText(words) === words ? words : null
}

/** Every lead once: those named, in their order, then the rest by id. */
function ordered(ids: readonly string[], known: readonly string[]): string[] {
  const named = [...new Set(ids)].filter((id) => known.includes(id))
  return [...named, ...known.filter((id) => !named.includes(id)).sort()]
}

function described(media: MediaAnalysis): MediaAnalysis {
  return {
    summary: line(media.summary, answers.summary),
    text: cap(plainText(media.text), answers.fileText),
    width: media.width,
    height: media.height,
    pages: media.pages,
  }
}
