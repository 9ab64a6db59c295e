import { cap, plainText, singleLine, visible } from '../../language/plain.ts'
import { limits } from '../../shared/limits.ts'
import type { Assistant, Call } from './assistant.ts'
import { type ParseBrief, repeatsPrivateText, Secret } from './briefs.ts'
import { AssistantError } from './errors.ts'
import { guardJudgement } from './guard-judgement.ts'
import { parsePublicText } from './public-text.ts'
import type { MediaAnalysis, ParsedListing } from './results.ts'
import { rules } from './rules/rules.ts'

/** In characters; `questions` is a number of questions. */
const outputLimits = {
  reason: 400,
  question: 500,
  pitch: 4_000,
  summary: 600,
  fileText: 20_000,
  questions: 5,
} as const
/** Characters of each text of a brief. */
const inputLimit = limits.freeText

export interface GuardedAssistant extends Assistant {
  /** With what is private kept apart. */
  parse(brief: ParseBrief, call: Call): Promise<ParsedListing>
}

/**
 * Wraps an assistant and trusts none of its results. Inputs lose invisible characters and are capped. Results
 * are plain text, capped and complete, quote only what may be quoted, and repeat nothing that the side keeps: the
 * rules write such a message from what may be said.
 */
export function withGuardrails(assistant: Assistant): GuardedAssistant {
  return {
    name: assistant.name,
    isAvailable: () => assistant.isAvailable(),
    parse: (brief, call) => parsePublicText(assistant, sanitizeInput(brief), call),
    match: async (brief, call) => {
      const { match, conflict, score } = await assistant.match(sanitizeInput(brief), call)
      return {
        match: conflict === true ? false : match === null ? null : match === true,
        conflict: conflict === true,
        score: Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0,
      }
    },
    judge: async (brief, call) => {
      const sanitized = sanitizeInput(brief)
      const judgements = await assistant.judge(sanitized, call)
      if (judgements.length !== sanitized.requirements.length) {
        throw new AssistantError('malformed', 'The assistant did not judge every requirement.')
      }
      return judgements.map((judgement, i) =>
        guardJudgement(
          sanitized,
          { ...judgement, reason: singleLine(judgement.reason, outputLimits.reason) },
          sanitized.requirements[i] ?? '',
        ),
      )
    },
    ask: async (brief, call) => {
      const sanitized = sanitizeInput(brief)
      const questions = await assistant.ask(sanitized, call)
      return [...new Set(questions.map((question) => singleLine(question, outputLimits.question)))]
        .filter((question) => question !== '' && !sanitized.answered.includes(question))
        .slice(0, outputLimits.questions)
    },
    pitch: async (brief, call) => {
      const onDelta = call.onDelta && guardDeltas(call.onDelta)
      const sanitized = sanitizeInput(brief)
      const message = await assistant.pitch(sanitized, { ...call, onDelta })
      const { payer } = call
      const safe = (await repeatsPrivateText(sanitized, message))
        ? await rules.pitch(sanitized, { payer })
        : message
      const text = cap(plainText(safe), outputLimits.pitch)
      if (text === '') throw new AssistantError('malformed', 'The assistant had nothing to say.')
      return text
    },
    rank: async (brief, call) =>
      completeOrder(
        await assistant.rank(sanitizeInput(brief), call),
        brief.candidates.map((candidate) => candidate.leadId),
      ),
    describe: async (brief, call) => guardAnalysis(await assistant.describe(brief, call)),
  }
}

/** Makes streamed text plain and capped, and drops updates that don't change it. */
function guardDeltas(onDelta: (text: string) => void): (text: string) => void {
  let previous = ''
  return (text) => {
    const plain = cap(plainText(text.slice(0, 2 * outputLimits.pitch)), outputLimits.pitch)
    if (plain !== previous) onDelta(plain)
    previous = plain
  }
}

/** Removes invisible characters from all strings in the value, and caps them. */
function sanitizeInput<T>(value: T): T {
  if (typeof value === 'string') return cap(visible(value), inputLimit) as T
  if (Array.isArray(value)) return value.map((item) => sanitizeInput(item)) as T
  if (typeof value !== 'object' || value === null || value instanceof Secret) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sanitizeInput(item)])) as T
}

/** Every known lead once: the ranked ones in their order, then the missing ones by id. */
function completeOrder(rankedIds: readonly string[], knownIds: readonly string[]): string[] {
  const ranked = [...new Set(rankedIds)].filter((id) => knownIds.includes(id))
  return [...ranked, ...knownIds.filter((id) => !ranked.includes(id)).sort()]
}

function guardAnalysis(media: MediaAnalysis): MediaAnalysis {
  return {
    summary: singleLine(media.summary, outputLimits.summary),
    text: cap(plainText(media.text), outputLimits.fileText),
    width: media.width,
    height: media.height,
    pages: media.pages,
  }
}
