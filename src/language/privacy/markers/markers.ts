import type { Side } from '../../../shared/sides.ts'
import { bareLimits, behaviour, ownAffairs } from '../../lexicon/privacy/asides.ts'
import {
  confidingPhrases,
  internalPhrases,
  superiorPhrases,
  weaknessPhrases,
} from '../../lexicon/privacy/internal.ts'
import { concessionPhrases, concessions, reservationPhrases } from '../../lexicon/privacy/limits.ts'
import {
  aboutOthers,
  assistantPhrases,
  beforeInstructions,
  conditionsOnOthers,
  dealingWords,
  instructionVerbs,
  relayPhrases,
} from '../../lexicon/privacy/other-side.ts'
import { talkOfListing } from '../../lexicon/privacy/secrecy.ts'
import { confidenceThatPrivate, privateThreshold, type Use } from '../model/sentence-model.ts'
import { pairPattern, phrasePattern, phraseSource, plainForm } from '../phrases.ts'
import { isOfferToReader, isPermitted } from './for-other-side.ts'
import { hasPriceLimit, isOwnPrice, withoutStartingPrices } from './price-limits.ts'
import { asksForSecrecy, deniesReference, isDiscreetService } from './secrecy.ts'
import { withCorrectedWords } from './spelling.ts'
import { isWish } from './wishes.ts'

/** Why a sentence is meant for one's own side only. */
export type PrivateReason = 'secrecy' | 'limit' | 'instruction' | 'internal'

export interface Marker {
  readonly reason: PrivateReason
  /** Whether the wording is certain. Uncertain sentences are kept back, and the person is asked. */
  readonly isCertain: boolean
}

interface Sentence {
  readonly text: string
  /** Its plain form, with typing errors corrected. */
  readonly plain: string
  readonly use: Use
  /** The side of who writes, where it is known. */
  readonly writer: Side | null
}

const limits = [
  phrasePattern(reservationPhrases),
  phrasePattern(concessionPhrases),
  ...concessions.map(({ would, giveWay }) => pairPattern(would, giveWay)),
  // 'we could drop', without words between.
  ...concessions.map(
    ({ would, giveWay }) =>
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${phraseSource(would)})[\s,]+(?:${phraseSource(giveWay)})(?![\p{L}\p{N}])`,
        'u',
      ),
  ),
]
const bareLimit = phrasePattern(bareLimits)
const internal = phrasePattern(internalPhrases)
const conditions = conditionsOnOthers.map(({ when, does }) => pairPattern(when, does))
const position = [weaknessPhrases, aboutOthers, superiorPhrases].map(phrasePattern)
const asides = [phrasePattern(ownAffairs), new RegExp(phraseSource(behaviour), 'u')]
const confiding = phrasePattern(confidingPhrases)
const assistant = phrasePattern(assistantPhrases)
const instruction = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:${phraseSource(beforeInstructions)})[\s,:.!-]+){0,4}(?:${phraseSource(instructionVerbs)})(?![\p{L}\p{N}])`,
  'u',
)
/** An instruction with a personal pronoun is meant for the other side: 'please tell us when you can start'. */
const addressesOthers =
  /(?<!\p{L})(?:us|me|uns|mir|mich|nous|moi|nos|me|you|your|ihnen|ihre?[mnrs]?|euch|euer|eure|vous|votre|vos|usted|ustedes|su|sus)(?!\p{L})/u
/** A budget in a request for an offer is told on purpose: 'our budget is 3,000, what could you do for that?' */
const asksOthers = /\?\W*$|(?<!\p{L})please (?:say|tell us|let us know)(?!\p{L})/u
const listingTalk = phrasePattern(talkOfListing)
const relay = phrasePattern(relayPhrases)
const dealing = phrasePattern(dealingWords)

const matchesAny = (patterns: readonly RegExp[], plain: string): boolean =>
  patterns.some((pattern) => pattern.test(plain))
const isOffer = ({ text, plain }: Sentence): boolean => isOfferToReader(text, plain)
const isConditionOnOthers = (sentence: Sentence): boolean =>
  matchesAny(conditions, sentence.plain) && !isOffer(sentence)

/** How sure a rule is. */
interface Certainty {
  readonly isCertain: boolean
  /** The rule applies only where the model doesn't rule out that the sentence is private. */
  readonly isIfLikely: boolean
}
const certain: Certainty = { isCertain: true, isIfLikely: false }
const certainIfLikely: Certainty = { isCertain: true, isIfLikely: true }
const unsure: Certainty = { isCertain: false, isIfLikely: false }
const unsureIfLikely: Certainty = { isCertain: false, isIfLikely: true }

/** A wording that marks sentences as private, in the uses that `in` names. */
interface Rule {
  readonly reason: PrivateReason
  readonly in: Partial<Readonly<Record<Use, Certainty>>>
  readonly matches: (sentence: Sentence) => boolean
}

const everywhere = { listing: certain, round: certain, answer: certain }
const inRounds = { round: certain, answer: certain }
const inRoundsIfLikely = { round: certain, answer: certainIfLikely }

/** The first rule that applies decides. */
const rules: readonly Rule[] = [
  { reason: 'instruction', in: everywhere, matches: ({ plain }) => assistant.test(plain) },
  { reason: 'internal', in: everywhere, matches: ({ plain }) => internal.test(plain) },
  {
    reason: 'limit',
    in: everywhere,
    matches: (sentence) => matchesAny(limits, sentence.plain) && !isOffer(sentence),
  },
  {
    reason: 'internal',
    in: { listing: certain },
    matches: (sentence) => isConditionOnOthers(sentence) && !isWish(sentence.plain),
  },
  { reason: 'internal', in: inRoundsIfLikely, matches: isConditionOnOthers },
  {
    reason: 'internal',
    in: { listing: unsureIfLikely, ...inRoundsIfLikely },
    matches: ({ plain }) => matchesAny(position, plain),
  },
  {
    reason: 'instruction',
    in: inRounds,
    matches: ({ plain }) => instruction.test(plain) && !addressesOthers.test(plain),
  },
  {
    reason: 'limit',
    in: inRoundsIfLikely,
    matches: (sentence) => bareLimit.test(sentence.plain) && !isOffer(sentence),
  },
  {
    reason: 'internal',
    in: inRoundsIfLikely,
    matches: (sentence) => matchesAny(asides, sentence.plain) && !isOffer(sentence),
  },
  {
    reason: 'limit',
    in: { listing: certain },
    matches: ({ plain, writer }) => hasPriceLimit(writer === 'seller' ? withoutStartingPrices(plain) : plain),
  },
  {
    reason: 'limit',
    in: inRounds,
    matches: ({ plain }) => hasPriceLimit(plain) && !asksOthers.test(plain),
  },
  {
    // What a buyer's listing would pay is a budget, however it is worded.
    reason: 'limit',
    in: { listing: unsure },
    matches: ({ plain, writer }) => writer === 'buyer' && isOwnPrice(plain),
  },
  {
    reason: 'internal',
    in: { listing: unsureIfLikely, round: unsure, answer: unsureIfLikely },
    matches: ({ plain }) => confiding.test(plain),
  },
  { reason: 'secrecy', in: { listing: unsure }, matches: (sentence) => isPrivateReference(sentence, 0.18) },
  { reason: 'secrecy', in: { round: unsure }, matches: (sentence) => isPrivateReference(sentence, 0.25) },
  { reason: 'secrecy', in: { listing: unsure }, matches: ({ plain }) => listingTalk.test(plain) },
]

/** A clause with a pronoun and a denial says little alone: the model must find more than `threshold`. */
const isPrivateReference = ({ text, plain, use }: Sentence, threshold: number): boolean =>
  deniesReference(plain) && !isDiscreetService(plain) && confidenceThatPrivate(text, use) > threshold

/** What marks a sentence as private; null if nothing does. */
export function markerOf(text: string, use: Use, writer: Side | null): Marker | null {
  const plain = withCorrectedWords(plainForm(text))
  if (isPermitted(plain)) return null
  if (asksForSecrecy(plain) && !isDiscreetService(plain)) return { reason: 'secrecy', isCertain: true }
  if (isRelay(plain)) return null
  const sentence: Sentence = { text, plain, use, writer }
  // Where the model rules a sentence out, several long patterns aren't tried.
  const isLikely = mayBePrivate(text, use)
  for (const rule of rules) {
    const certainty = rule.in[use]
    if (!certainty || (certainty.isIfLikely && !isLikely) || !rule.matches(sentence)) continue
    return { reason: rule.reason, isCertain: certainty.isCertain }
  }
  return null
}

/** 'Ask whether they deliver': what is to be passed on, if neither its own words nor those around it are private. */
function isRelay(plain: string): boolean {
  const relayed = relay.exec(plain)
  if (!relayed) return false
  const rest = `${plain.slice(0, relayed.index)} ${plain.slice(relayed.index + relayed[0].length)}`
  return (
    !dealing.test(rest) &&
    !matchesAny([...limits, internal, ...conditions, ...position], rest) &&
    !hasPriceLimit(rest)
  )
}

/**
 * Whether the model doesn't rule out that a sentence is private, which some phrases alone only suggest: 'the windows leak' of a
 * listing speaks of the thing, and 'four weeks are ok' of an answer agrees. With the authors left out, none of 1,014 such private
 * sentences of listings is below its limit, and a quarter of the 179 others. A sentence that is too short for the model has 0.
 */
function mayBePrivate(sentence: string, use: Use): boolean {
  if (use === 'round') return true
  const confidence = confidenceThatPrivate(sentence, use)
  return confidence === 0 || confidence >= likelyThreshold[use]
}
const likelyThreshold = { listing: 0.1, answer: privateThreshold.answer } as const
