import type { JudgeBrief, RevealedListing, ThreadMessage } from '../../briefs.ts'
import type { Judgement } from '../../results.ts'
import { alternativesOf } from '../reading/alternatives.ts'
import { languageOf, languageOfListing } from '../reading/injection-filter.ts'
import { type Evidence, evidenceOf } from '../reading/passages.ts'
import { type Asked, askedOf, type Weighed, weigh } from '../reading/weigh-evidence.ts'
import { readingOf } from '../reading/words.ts'

/** Words weighed of all requirements together, and of one at least: each is compared with each of the seller's. */
const wordsAtMost = 600
const wordsOfEach = 12

export function judge(brief: JudgeBrief): Judgement[] {
  return judgeAll(brief.requirements, brief.buyer, brief.seller, brief.talk)
}

/** One judgement for each requirement, from what the seller shows and has said. */
export function judgeAll(
  requirements: readonly string[],
  buyer: Pick<RevealedListing, 'name' | 'description' | 'points'>,
  seller: RevealedListing,
  talk: readonly ThreadMessage[],
): Judgement[] {
  const evidence = evidenceOf(seller, talk)
  const language = languageOfListing(buyer)
  const topic = readingOf(buyer.name, language).words
  const words = Math.max(wordsOfEach, Math.floor(wordsAtMost / requirements.length))
  const askFor = (text: string) => askedOf(readingOf(text, languageOf(text, language)), topic, words)
  return requirements.map((requirement) => {
    const each = alternativesOf(requirement).map((text) => best(askFor(text), evidence))
    return judgementOf(requirement, each.find((w) => w?.verdict === 'meet') ?? each[0] ?? null)
  })
}

function best(asked: Asked, evidence: Evidence): Weighed | null {
  const weighed = evidence.passages.map((passage) => weigh(asked, passage, evidence))
  return weighed.reduce<Weighed | null>((top, next) => (top && !stronger(next, top) ? top : next), null)
}

/** A verdict before none; then what was said later; then the stronger one; a refusal wins a draw. */
function stronger(a: Weighed, b: Weighed): boolean {
  if ((a.verdict === null) !== (b.verdict === null)) return a.verdict !== null
  if (a.verdict !== b.verdict && a.passage.said !== b.passage.said) return a.passage.said > b.passage.said
  if (a.strength !== b.strength) return a.strength > b.strength
  return a.verdict === 'not meet' && b.verdict === 'meet'
}

function judgementOf(requirement: string, found: Weighed | null): Judgement {
  if (!found || found.verdict === null) return { verdict: null, reason: openReason(found), quote: null }
  return { verdict: found.verdict, reason: reasonOf(requirement, found), quote: found.passage.text }
}

function reasonOf(requirement: string, { verdict, why, shared, passage }: Weighed): string {
  const where = passage.said > 0 ? 'in the conversation' : 'in the offering'
  if (why === 'amount') {
    return verdict === 'meet'
      ? `The figures given ${where} fit “${clip(requirement)}”.`
      : `The figures given ${where} don't reach “${clip(requirement)}”.`
  }
  if (why === 'denied') return `The seller rules this out ${where}.`
  if (why === 'excluded') return `What the seller states ${where} leaves this out.`
  return `The seller states this ${where}: ${shared.slice(0, 5).join(', ')}.`
}

function openReason(found: Weighed | null): string {
  if (!found || found.shared.length === 0 || found.coverage < 0.3)
    return 'Nothing the seller shows or says speaks to this yet.'
  if (found.why === 'no amount')
    return `The seller mentions ${found.shared.slice(0, 4).join(', ')}, but gives no figure to compare.`
  return `The seller mentions ${found.shared.slice(0, 4).join(', ')}, which doesn't settle it.`
}

const clip = (text: string) =>
  text.length > 80 ? `${text.slice(0, 78).trimEnd()}…` : text.replace(/[.;,\s]+$/, '')
