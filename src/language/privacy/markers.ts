import { bareLimits, behaviour, ownAffairs } from '../lexicon/privacy/asides.ts'
import {
  confidingPhrases,
  internalPhrases,
  superiorPhrases,
  weaknessPhrases,
} from '../lexicon/privacy/internal.ts'
import { concessionPhrases, concessions, reservationPhrases } from '../lexicon/privacy/limits.ts'
import {
  aboutOthers,
  assistantPhrases,
  availability,
  beforeInstructions,
  conditionsOnOthers,
  dealingWords,
  instructionVerbs,
  mattersToWriter,
  permissions,
  relayPhrases,
} from '../lexicon/privacy/other-side.ts'
import { denials, optionalWishes, pronouns } from '../lexicon/privacy/references.ts'
import {
  discreetServices,
  secrecyPhrases,
  talkOfListing,
  withheldTelling,
} from '../lexicon/privacy/secrecy.ts'
import { pairPattern, phrasePattern, phraseSource, plainForm } from './phrases.ts'
import { hasPriceLimit, isOwnPrice, withoutStartingPrices } from './price-limits.ts'
import { confidenceThatPrivate, privateThreshold, type Use } from './sentence-model.ts'
import { withCorrectedWords } from './spelling.ts'

/** Why a sentence is meant for one's own side only. */
export type PrivateReason = 'secrecy' | 'limit' | 'instruction' | 'internal'

/** The side of the person who writes. */
export type Writer = 'seller' | 'buyer'

export interface Marker {
  readonly reason: PrivateReason
  /** Whether the wording is certain. Uncertain sentences are kept back, and the person is asked. */
  readonly isCertain: boolean
}

const secrecy = [
  ...withheldTelling.flatMap((row) => [
    pairPattern(row.deny, row.tell),
    ...('eitherOrder' in row ? [pairPattern(row.tell, row.deny)] : []),
  ]),
  phrasePattern(secrecyPhrases),
]
const discreetService = phrasePattern(discreetServices)
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
const internal = phrasePattern(internalPhrases)
const conditions = conditionsOnOthers.map(({ when, does }) => pairPattern(when, does))
const position = [weaknessPhrases, aboutOthers, superiorPhrases].map(phrasePattern)
const bareLimit = phrasePattern(bareLimits)
const asides = [phrasePattern(ownAffairs), new RegExp(phraseSource(behaviour), 'u')]
const listingTalk = phrasePattern(talkOfListing)
const confiding = phrasePattern(confidingPhrases)
const assistant = phrasePattern(assistantPhrases)
const instruction = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:${phraseSource(beforeInstructions)})[\s,:.!-]+){0,4}(?:${phraseSource(instructionVerbs)})(?![\p{L}\p{N}])`,
  'u',
)
/** An instruction that names the reader's own side is said to the other side: 'please tell us when you can start'. */
const addressesOthers =
  /(?<!\p{L})(?:us|me|uns|mir|mich|nous|moi|nos|me|you|your|ihnen|ihre?[mnrs]?|euch|euer|eure|vous|votre|vos|usted|ustedes|su|sus)(?!\p{L})/u
/** A budget in a request for an offer is told on purpose: 'our budget is 3,000, what could you do for that?' */
const asksOthers = /\?\W*$|(?<!\p{L})please (?:say|tell us|let us know)(?!\p{L})/u
const permission = phrasePattern(permissions)
const relay = phrasePattern(relayPhrases)
const dealing = phrasePattern(dealingWords)

/** 'You can tell them so', without a denial or a request for secrecy beside it. */
function isPermitted(plain: string): boolean {
  const allowed = permission.exec(plain)
  if (!allowed || denial.test(allowed[0].replace(harmlessDenial, ''))) return false
  const rest = plain.replace(allowed[0], ' ')
  return !denial.test(rest) && !secrecy.some((pattern) => pattern.test(rest))
}
const denial =
  /(?<!\p{L})(?:not|never|\p{L}+n'?t|nicht|nichts|nix|nie|kein\p{L}*|niemand\p{L}*|ne|n'|pas|jamais|rien|no|nunca|nadie|ni|sin|ohne|sans|without)(?!\p{L})/u
/** 'Don't forget to tell them', 'no secret'. */
const harmlessDenial =
  /(?:don'?t|do not|nicht|n'|no(?: te| se)?) ?(?:forget|vergess\p{L}*|oubli\p{L}*|olvid\p{L}*|hesit\p{L}*)|(?:no|not a|kein\p{L}*|nicht|pas(?: un)?|no es(?: ningun)?) (?:secret|geheim\p{L}*|confidential|vertraulich|secreto)|vergiss nicht/gu
/** 'If you order three': an offer to the other side. */
const offerToReader =
  /(?<!\p{L})(?:(?:if|when|once) you|(?:wenn|falls|sofern|sobald) (?:ihr|du)|si vous|si (?:usted|ustedes|vosotros)|(?:si|cuando) (?:nos )?(?:confirm|reserv|compr|contrat|pid|encarg|firm)(?:[aá]is|[eé]is|an ustedes))(?!\p{L})/u
/** The polite German 'Sie' is capitalized. */
const politeCondition = /(?:[Ww]enn|[Ff]alls|[Ss]ofern|[Ss]obald|[Ss]ollten) Sie(?!\p{L})/u

const isOfferToReader = (sentence: string, plain: string): boolean =>
  offerToReader.test(plain) || politeCondition.test(sentence)

/** Whether a sentence is plainly meant for the other side: an offer to it, or what may be told. */
export function isForOtherSide(sentence: string): boolean {
  const plain = plainForm(sentence)
  return (
    [mattersToWriter, availability].some((pattern) => pattern.test(plain)) ||
    isPermitted(plain) ||
    isOfferToReader(sentence, plain)
  )
}

/** What marks a sentence as private; null if nothing does. */
export function markerOf(sentence: string, use: Use, writer: Writer | null): Marker | null {
  const plain = withCorrectedWords(plainForm(sentence))
  const certain = (reason: PrivateReason): Marker => ({ reason, isCertain: true })
  const unsure = (reason: PrivateReason): Marker => ({ reason, isCertain: false })
  if (isPermitted(plain)) return null
  const isDiscreet = discreetService.test(plain)
  if (!isDiscreet && secrecy.some((pattern) => pattern.test(plain))) return certain('secrecy')
  const relayed = relay.exec(plain)
  if (relayed) {
    const rest = `${plain.slice(0, relayed.index)} ${plain.slice(relayed.index + relayed[0].length)}`
    if (!dealing.test(rest) && !isMarked(rest)) return null
  }
  if (assistant.test(plain)) return certain('instruction')
  if (internal.test(plain)) return certain('internal')
  const isOffer = isOfferToReader(sentence, plain)
  if (!isOffer && limits.some((pattern) => pattern.test(plain))) return certain('limit')
  const isRound = use !== 'listing'
  const isLikely = mayBePrivate(sentence, use)
  const isSupported = use !== 'answer' || isLikely
  if (
    isSupported &&
    !isOffer &&
    (isRound || !isWish(plain)) &&
    conditions.some((pattern) => pattern.test(plain))
  )
    return certain('internal')
  if (isLikely && position.some((pattern) => pattern.test(plain)))
    return isRound ? certain('internal') : unsure('internal')
  if (isRound && instruction.test(plain) && !addressesOthers.test(plain)) return certain('instruction')
  if (isRound && isLikely && !isOffer) {
    if (bareLimit.test(plain)) return certain('limit')
    if (asides.some((pattern) => pattern.test(plain))) return certain('internal')
  }
  const priced = use === 'listing' && writer === 'seller' ? withoutStartingPrices(plain) : plain
  if (hasPriceLimit(priced) && !(isRound && asksOthers.test(plain))) return certain('limit')
  // What a buyer's listing would pay is a budget, however it is worded.
  if (use === 'listing' && writer === 'buyer' && isOwnPrice(plain)) return unsure('limit')
  if (isLikely && confiding.test(plain)) return unsure('internal')
  if (
    use !== 'answer' &&
    !isDiscreet &&
    deniesReference(plain.replace(withoutObligation, ' ')) &&
    confidenceThatPrivate(sentence, use) > minSupport[use]
  )
    return unsure('secrecy')
  return use === 'listing' && listingTalk.test(plain) ? unsure('secrecy') : null
}

/** 'It would be nice if they took the vases away' is a requirement of a listing, and so is what is no must. */
export const isWish = (plain: string): boolean => wouldBeNice.test(plain) || optional.test(plain)
const wouldBeNice =
  /^\W*(?:\p{L}+ ){0,3}?(?:(?:would|'d|wouldn't it) be|wae?re|serait|seria|estaria) (?:\p{L}+ ){0,2}?(?:nice|great|good|lovely|perfect|ideal|helpful|handy|a (?:plus|bonus)|schon|toll|super|prima|gut|bien|top|parfait|chouette|genial|perfecto)(?!\p{L})/u
const optional = phrasePattern(optionalWishes)

/** 'Podemos verlo sin compromiso' denies nothing. */
const withoutObligation =
  /(?<!\p{L})(?:sin compromiso|sans engagement|no obligation|(?:no|kein|pas de|sin|ning[uú]n) (?:problem\p{L}*|soucis?|worries))(?!\p{L})/gu

/**
 * Whether the model doesn't rule out that a sentence is private, which some phrases alone only suggest: 'the windows leak' of a
 * listing speaks of the thing, and 'four weeks are ok' of an answer agrees. With the authors left out, none of 1,014 such private
 * sentences of listings is below its limit, and a quarter of the 179 others. A sentence that is too short for the model has 0.
 */
function mayBePrivate(sentence: string, use: Use): boolean {
  if (use === 'round') return true
  const confidence = confidenceThatPrivate(sentence, use)
  return confidence === 0 || confidence >= minOfSuggested[use]
}
const minOfSuggested = { listing: 0.1, answer: privateThreshold.answer } as const

/** What the model must find at least in a clause with a pronoun and a denial, which alone says little. */
const minSupport = { round: 0.25, listing: 0.18 } as const

/** A short clause with a pronoun and a denial speaks of what was said rather than of goods: 'that should not be in there'. */
const deniesReference = (plain: string): boolean =>
  plain.split(clauseEnd).some((clause) => {
    const words = clause.match(/[a-z]+/g)?.length ?? 0
    return words <= maxReferenceWords && !/\d/.test(clause) && pronoun.test(clause) && anyDenial.test(clause)
  })
const pronoun = phrasePattern(pronouns)
const anyDenial = phrasePattern(denials)
const clauseEnd = /[,;:()]|\s[–—-]\s|\s(?:but|aber|mais|pero|und|and|y|et)\s/
const maxReferenceWords = 8

/** Whether the words of a relayed statement are private by themselves. */
const isMarked = (plain: string): boolean =>
  [...limits, internal, ...conditions, ...position].some((pattern) => pattern.test(plain)) ||
  hasPriceLimit(plain)
