import { alternatives } from '../../alternatives.ts'
import { type Language, languages, stopwords } from '../../languages.ts'
import {
  afterBareAmount,
  nameIntroductions,
  timeIntroductions,
  yearIntroductions,
} from '../../lexicon/quantities/bare-amount-words.ts'
import { noteValues } from '../../lexicon/quantities/cardinal-words.ts'
import { amountRangeWords } from '../../lexicon/quantities/quantity-words.ts'
import { months } from '../../lexicon/sentence-ends.ts'
import { followedBy, gap, named, notFollowedBy, oneOf, optional } from '../../pattern-parts.ts'
import { unitOf } from '../../quantities/units.ts'
import { unitMentions } from '../units/unit-mentions.ts'
import { type AmountOfMoney, amountAt } from './amounts-of-money.ts'
import { amountSource, spokenCents, wordSource } from './exact-amount.ts'

/** A sentence with more such numbers lists measures or the like. */
const maxAmounts = 12
/** A limit for the numbers that are looked at: most may turn out to be too small. */
const maxMatches = 24
/** Smaller numbers are mostly counts, and a number in words is mostly one below the second. */
const leastAmount = 10
const leastInWords = 20
const lastHour = 24
const years = [1900, 2040] as const

const joiners = alternatives(amountRangeWords)
const monthName = `(?:${alternatives(months)})`
/** Not 'Jahre' and 'tag', which are stopwords, too. */
const isEnd = (word: string): boolean => /^\p{L}+$/u.test(word) && (word.length < 3 || unitOf(word) === null)
const tokenEnd = String.raw`(?![\p{L}\p{N}])`
/** What may follow an amount; after anything else, as in '75 chairs', a number counts something. */
const nextSource = (language: Language) =>
  followedBy(
    // The end of a phrase.
    String.raw`\s*(?:[.,](?!\d)|[;!?)(…"”»]|:(?!\d)|\p{Emoji_Presentation}|$)`,
    // '75/box', '75 - cash'
    String.raw`\s?[/–—-]\s?(?=\p{L})`,
    // '75 ph', '750 pw', '40 p/p'
    String.raw`\s?p(?:[hwmpa]|[./]\s?p)${tokenEnd}`,
    String.raw`\s${oneOf(alternatives(afterBareAmount), ...[...stopwords[language]].filter(isEnd))}${tokenEnd}`,
  )
/** Not within a number, a time or a measure; neither '0' nor '0815', but '0.50'. */
const start = String.raw`(?<![\p{L}\p{N}.,:/€$£¥#°×²³+–-]|\d\s)(?!0(?![.,]\d\d(?!\d)))`
/** '15 March' is a day; French 'mais' is no 'Mai'. */
const noMonth = notFollowedBy(String.raw`\.?\s(?!mais(?!\p{L}))${monthName}`)
const patternOf = (language: Language) =>
  new RegExp(
    [
      start,
      named('low', amountSource),
      optional(gap, named('joiner', joiners), gap, named('high', amountSource)),
      noMonth,
      // In German any word may follow; `isGermanAmount` checks it.
      oneOf(nextSource(language), ...(language === 'de' ? [followedBy(String.raw`\s\p{L}`)] : [])),
    ].join(''),
    'giu',
  )
const germanNext = new RegExp(`^${nextSource('de')}`, 'iu')
/** In German what is counted has a capital: 'würde 75 geben', but '75 Stühle' and '75 blaue Stühle'. */
const germanVerb = /^\s(\p{Ll}{3,})(?!\p{L}|\s\p{Lu})/u
/** 'Ten fifty an hour', 'zwei fünfzig das Stück' */
const spoken = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${wordSource}(?=\s(?:an?|the|per|each|apiece|das|die|der|pro|je|le|la|el)(?!\p{L}| (?:night|day|week|month|year)))`,
  'giu',
)
const patterns = Object.fromEntries(languages.map((language) => [language, patternOf(language)])) as Record<
  Language,
  RegExp
>

const before = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${alternatives(words)})\s?$`, 'iu')
const time = before(timeIntroductions)
const year = before(yearIntroductions)
const name = before(nameIntroductions)
const month = new RegExp(String.raw`(?<!\p{L})${monthName}\p{L}*\.?\s$`, 'iu')

/** The numbers of a sentence that may be amounts of a currency that it doesn't name, but aren't among those it names. */
export function bareAmounts(
  sentence: string,
  language: Language,
  currency: string,
  withCurrency: readonly AmountOfMoney[],
): AmountOfMoney[] {
  const isBeside = (match: RegExpExecArray, others: readonly { index: number; end: number }[]) =>
    others.every((one) => match.index >= one.end || match.index + match[0].length <= one.index)
  const isFree = (match: RegExpExecArray) => isBeside(match, withCurrency)
  const inCents = [...sentence.matchAll(spoken)].flatMap((match) => {
    const low = spokenCents(match[0])
    return low && isFree(match) ? [Object.assign(match, { groups: { low } })] : []
  })
  const spans = inCents.map(({ 0: { length }, index }) => ({ index, end: index + length }))
  const plain = [...sentence.matchAll(patterns[language])].filter(
    (match) =>
      isFree(match) &&
      // 'Two twenty-five each' is 225 or 2.25.
      (language === 'en' || isBeside(match, spans)) &&
      (language !== 'de' || isGermanAmount(sentence.slice(match.index + match[0].length))) &&
      isLikelyMoney(sentence.slice(Math.max(0, match.index - 20), match.index), match[0]),
  )
  if (inCents.length + plain.length > maxMatches) return []
  const amounts = [
    ...inCents.map((match) => amountAt(sentence, match, language, currency)),
    ...plain.map((match) => {
      const amount = amountAt(sentence, match, language, currency)
      return amount && Number(amount.min) >= leastOf(match[0], sentence, amount) ? amount : null
    }),
  ].filter((amount) => amount !== null)
  return amounts.length > maxAmounts ? [] : amounts
}

/** '4,20', '6.-', 'a fiver' and '8 per person' are hardly counts. */
function leastOf(number: string, sentence: string, { end, unitIndex }: AmountOfMoney): number {
  if (/^\d+[.,]\d\d$/.test(number) || spokenCents(number) || /^[.,][-–—]/.test(sentence.slice(unitIndex)))
    return 0
  if (end > unitIndex || number.toLowerCase() in noteValues) return 0
  return /^\d/.test(number) ? leastAmount : leastInWords
}

function isGermanAmount(after: string): boolean {
  const verb = germanVerb.exec(after)?.[1]
  return (
    germanNext.test(after) || (verb !== undefined && unitOf(verb) === null && unitMentions(verb).length === 0)
  )
}

/** Whether a number isn't plainly a time, a year, a day, a telephone number or the number of something. */
function isLikelyMoney(textBefore: string, number: string): boolean {
  if (
    name.test(textBefore) ||
    /^\d{7}|^\d+[.,]\d(?!\d)(?!\s?(?:k|mille|tausend|grand|mil))|\sm$/i.test(number)
  )
    return false
  const value = /^\d{1,2}(?:\.\d{2})?$/.test(number) ? Number(number) : Number.NaN
  if (value <= lastHour && time.test(textBefore)) return false
  if (value <= 31 && month.test(textBefore)) return false
  const isYear = /^\d{4}$/.test(number) && Number(number) >= years[0] && Number(number) < years[1]
  return !(isYear && (year.test(textBefore) || month.test(textBefore)))
}
