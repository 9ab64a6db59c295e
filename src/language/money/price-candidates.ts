import { alternatives, phrasePattern } from '../alternatives.ts'
import type { Language } from '../languages.ts'
import { choiceWords, correctingWords } from '../lexicon/money/price-words.ts'
import { amountsOfMoney } from './amounts/amounts-of-money.ts'
import { bareAmounts } from './amounts/bare-amounts.ts'
import { type BareOffer, bareOfferIn } from './amounts/bare-offer.ts'
import { inLocalCurrency } from './currencies/local-currency.ts'
import { currencyIn, withCurrency } from './currencies/unnamed-currency.ts'
import { derivedAmounts, type PlacedAmount } from './derived-amounts.ts'
import { type Role, rolesOf } from './price-roles.ts'
import { type UnitMention, unitMentions } from './units/unit-mentions.ts'

/** An amount that may be the price of a text. */
export interface Candidate extends PlacedAmount {
  readonly role: Role
  /** The index of its sentence. */
  readonly at: number
  /** The units that its sentence names. */
  readonly mentions: readonly UnitMention[]
  /** It follows from other amounts. */
  readonly isDerived: boolean
}

type Found = Omit<Candidate, 'isDerived'>

/** A text with more amounts is a price list, from which nothing is concluded. */
const maxAmounts = 24

const correction = phrasePattern(correctingWords, 'iu')
const choice = new RegExp(String.raw`^(?:${alternatives(choiceWords)})(?!\p{L})`, 'iu')

/** '1'450', '28.-' */
const swissAmount = /\d['’]\d{3}(?!\d)|\d\.[-–—]/u

/** @param currency that of amounts without one, in a text that names none */
export function candidatesIn(
  texts: readonly string[],
  language: Language,
  currency: string | undefined,
): Candidate[] {
  const sentences = inLocalCurrency(texts)
  const isSwiss =
    (language === 'de' || language === 'fr') && sentences.some((sentence) => swissAmount.test(sentence))
  const usual = currency && isSwiss ? 'CHF' : currency
  const otherwise = sentences.map(currencyIn).find(Boolean) ?? usual
  const named = amountsIn(sentences, language, otherwise)
  if (named.length > maxAmounts) return []
  const found = [...named, ...bareIn(sentences, language, named, otherwise)].sort(
    (a, b) => a.at - b.at || a.index - b.index,
  )
  const derived = derivedAmounts(found, sentences)
  return found.map((one) => ({ ...one, isDerived: derived.has(one) }))
}

/** The numbers without a currency, in that of the amounts which name one. */
function bareIn(
  texts: readonly string[],
  language: Language,
  named: readonly Found[],
  otherwise: string | undefined,
): Found[] {
  const [first, ...others] = new Set(named.map((one) => one.currency))
  const currency = others.length === 0 ? (first ?? otherwise) : undefined
  if (!currency) return []
  const found = texts.flatMap((text, at) => {
    const beside = named.filter((one) => one.at === at)
    const sentence = beside[0]?.sentence ?? text
    const amounts = bareAmounts(sentence, language, currency, beside)
    const mentions = amounts.length > 0 ? unitMentions(sentence) : []
    return amounts.map((amount): Found => ({ ...amount, mentions, sentence, at, role: 'bare' }))
  })
  return found.length + named.length > maxAmounts ? [] : found
}

function amountsIn(texts: readonly string[], language: Language, currency: string | undefined): Found[] {
  const named = candidatesOf(texts, language)
  const [first, ...others] = new Set(named.map((one) => one.currency))
  const unnamed = others.length === 0 ? (first ?? currency) : undefined
  if (!unnamed) return named
  const sentences = texts.map((sentence) => withCurrency(sentence, unnamed))
  const found = candidatesOf(sentences, language)
  const offers = sentences.map((sentence, at) => {
    const offer = choice.test(sentences[at + 1] ?? '') ? null : bareOfferIn(sentence, found)
    return offer && { ...offer, at }
  })
  const newest = offers.findLast((offer) => offer !== null)
  return newest ? withOffer(sentences, language, newest) : found
}

/** The amounts of a text whose newest offer is a number without a currency. */
function withOffer(
  sentences: readonly string[],
  language: Language,
  { at, index, end, currency }: BareOffer & { readonly at: number },
): Found[] {
  const sentence = sentences[at] ?? ''
  const completed = sentences.with(at, `${sentence.slice(0, end)} ${currency}${sentence.slice(end)}`)
  return candidatesOf(completed, language).map((one) => ({
    ...one,
    role: one.at === at && one.index === index ? 'preferred' : 'replaced',
  }))
}

/** The amounts of all sentences; those of a sentence that corrects replace the former ones. */
function candidatesOf(sentences: readonly string[], language: Language): Found[] {
  let found: Found[] = []
  let isCorrected = false
  for (const [at, original] of sentences.entries()) {
    const sentence = withCurrency(original, undefined)
    const amounts = amountsOfMoney(sentence, language)
    const mentions = amounts.length > 0 ? unitMentions(sentence) : []
    const roles = amounts.length > 0 ? rolesOf(sentence, amounts) : []
    const candidates = amounts.map((amount, i): Found => {
      // '34 cents instead of 38 cents per bottle'.
      const next = amounts[i + 1]
      const isShared = next && roles[i + 1] === 'replaced' && next.end > next.unitIndex
      const unit = amount.unit ?? (isShared ? next.unit : null)
      return { ...amount, unit, mentions, sentence, at, role: roles[i] ?? 'none' }
    })
    const isPriced = candidates.some(({ role }) => role !== 'none' && role !== 'replaced')
    const corrects = correction.test(sentence)
    if (isPriced && (isCorrected || (at > 0 && corrects))) found = candidates
    else found = [...found, ...candidates]
    isCorrected = isPriced ? corrects : isCorrected || corrects
  }
  return found
}
