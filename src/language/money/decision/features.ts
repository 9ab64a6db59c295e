import { alternatives, phrasePattern } from '../../alternatives.ts'
import type { Language } from '../../languages.ts'
import { ifWords, notWords, priceNames } from '../../lexicon/money/price-words.ts'
import { firstPerson, pastVerbs, secondPerson, thirdPerson } from '../../lexicon/speaker-words.ts'
import type { Candidate } from '../price-candidates.ts'
import { isWord, tokensOf } from './tokens.ts'

/** A text with its amounts. */
export interface PricedText {
  readonly language: Language
  readonly sentences: readonly string[]
  readonly candidates: readonly Candidate[]
  /** The one that the rules choose. */
  readonly price: Candidate | null
}

const priceName = phrasePattern(priceNames, 'iu')
/** Of the clause and the sentence of an amount. */
const cues = {
  priceName,
  first: phrasePattern(firstPerson, 'iu'),
  second: phrasePattern(secondPerson, 'iu'),
  third: phrasePattern(thirdPerson, 'iu'),
  not: phrasePattern(notWords, 'iu'),
  if: new RegExp(String.raw`(?<!\p{L})(?:${alternatives(ifWords)})(?!\p{L})`, 'iu'),
} as const
const past: Readonly<Record<Language, RegExp>> = {
  en: phrasePattern(pastVerbs.en, 'iu'),
  de: phrasePattern(pastVerbs.de, 'iu'),
  fr: phrasePattern(pastVerbs.fr, 'iu'),
  es: phrasePattern(pastVerbs.es, 'iu'),
}

/** 'A fee of 30 €' */
const nounOf = /([\p{L}'’-]+)\s(?:of|von|de|über|d['’]environ)\s(?:\p{L}{3,7}\s)?$/iu
/** 'Deposit: 30 €' */
const label = /([\p{L}'’-]+)\s?:\s?(?:\p{L}{2,7}\s)?$/iu
const clauseStart = /[,;:–—()]|\s(?:but|aber|mais|pero)\s|\d[\d.,]*\s?(?:€|£|\$|eur\p{L}*|dollars?|pounds)/iu
const clauseEnd = /[,;:–—()]|\s(?:but|aber|mais|pero|and|und|et|y)\s/iu

/** How many words before and after an amount have a place. */
const wordsBefore = 8
const wordsAfter = 6
/** Longer words count by their beginnings, too: 'Preisvorstellung', 'Preisrahmen'. */
const stemLength = 5

/**
 * What the model knows of an amount: its role, unit and bound, the other amounts, the persons and the tense of its clause,
 * and its words by their place.
 */
export function featuresOf(text: PricedText, one: Candidate, original: Candidate): string[] {
  return [...factsOf(text, one, original), ...cuesOf(text, one), ...wordsOf(text, one)]
}

/** What the model knows of the choice to suggest nothing. */
export const featuresOfNone = ({ candidates, price, sentences }: PricedText): Set<string> =>
  new Set([
    'none',
    `none rules ${price === null}`,
    `none rules ${price?.unit === 'other'}`,
    `none ${few(candidates.length)}`,
    `none open ${few(candidates.filter(isOpen).length)}`,
    `none bare only ${candidates.every(({ role }) => role === 'bare')} ${few(candidates.length)}`,
    `none ends ${isQuestion(sentences.at(-1) ?? '')}`,
    `none asks ${sentences.some((one, at) => one.includes('?') && !candidates.some((other) => other.at === at))}`,
  ])

const isQuestion = (sentence: string): boolean => /\?\s*\P{L}*$/u.test(sentence)
const isOpen = ({ role }: Candidate): boolean => role === 'price' || role === 'preferred'
export const few = (count: number): number => Math.min(count, 4)

function factsOf(
  { candidates, sentences, price }: PricedText,
  one: Candidate,
  original: Candidate,
): string[] {
  const index = candidates.indexOf(original)
  const others = candidates.filter((other) => other !== original)
  const choice =
    price === null ? 'none' : price.at === one.at && price.index === one.index ? 'this' : 'another'
  const largest = Math.max(...candidates.map(({ min }) => Number(min)))
  const isTotal = one.unit === null
  const size = Math.floor(Math.log10(Number(one.max) || 1))
  const facts = [
    `choice ${choice}`,
    `choice ${choice} ${price?.unit === one.unit}`,
    `choice ${choice} ${one.role} ${few(candidates.length)}`,
    `role ${one.role}`,
    `role ${one.role} ${few(candidates.length)}`,
    `bound ${one.bound}`,
    `bound ${one.bound} ${isTotal}`,
    `unit ${one.unit}`,
    `unit after ${one.end > one.unitIndex} ${isTotal}`,
    `topic ${one.topic}`,
    `size ${size}`,
    `size ${size} ${one.unit}`,
    `derived ${one.isDerived} ${candidates.some(({ isDerived }) => isDerived)}`,
    `open ${few(others.filter(isOpen).length)}`,
    `amounts ${few(candidates.length)}`,
    `sentence ${sentences.length === 1 ? 'only' : one.at === 0 ? 'first' : one.at === sentences.length - 1 ? 'last' : 'middle'}`,
  ]
  if (others.length === 0) return facts
  return [
    ...facts,
    index === 0 ? 'first' : index === others.length ? 'last' : 'middle',
    Number(one.min) === largest ? 'largest' : `small ${Number(one.min) < largest / 10}`,
    `repeated ${others.some(({ min }) => min === one.min)}`,
    `mixed ${isTotal} ${others.some(({ unit }) => (unit === null) !== isTotal)}`,
    ...others.map(({ role }) => `beside ${role}`),
  ]
}

function cuesOf({ language }: PricedText, { sentence, index, end, unit }: Candidate): string[] {
  const [before, after] = [sentence.slice(0, index), sentence.slice(end)]
  const clauseBefore = before.split(clauseStart).at(-1) ?? ''
  const clause = clauseOf(before, after)
  const found = [...Object.entries(cues), ['past', past[language]] as const].flatMap(([name, pattern]) => [
    ...(pattern.test(clause) ? [`clause ${name}`, `clause ${name} ${unit === null}`] : []),
    ...(pattern.test(sentence) ? [`sentence ${name}`, `sentence ${name} ${unit === null}`] : []),
  ])
  const noun = nounOf.exec(before)?.[1]
  const name = label.exec(before)?.[1]
  return [
    ...found,
    ...(noun ? [`noun of ${priceName.test(noun)}`] : []),
    ...(name ? [`label ${priceName.test(name)}`] : []),
    ...(isQuestion(sentence) ? ['question'] : []),
    ...(/\p{Lu}\p{L}+\s$/u.test(before) ? ['capital before'] : []),
    `edge ${/^\P{L}*$/u.test(before)} ${/^[\s.!?]*$/.test(after)}`,
    `clause of ${Math.min(5, clauseBefore.match(/\p{L}+/gu)?.length ?? 0)}`,
  ]
}

const clauseOf = (before: string, after: string): string =>
  `${before.split(clauseStart).at(-1) ?? ''} # ${after.split(clauseEnd)[0] ?? ''}`

function wordsOf({ language }: PricedText, { sentence, index, end }: Candidate): string[] {
  const before = tokensOf(sentence.slice(0, index), language).reverse()
  const after = tokensOf(sentence.slice(end), language)
  const words = [...before, ...after].filter(isWord)
  const clause = tokensOf(clauseOf(sentence.slice(0, index), sentence.slice(end)), language)
  const [first = '$', second = '$'] = after
  const [last = '^', secondLast = '^'] = before
  return [
    ...before.slice(0, wordsBefore).map((word, i) => `before ${i < 1 ? 1 : i < 3 ? 3 : wordsBefore} ${word}`),
    ...after.slice(0, wordsAfter).map((word, i) => `after ${i < 1 ? 1 : i < 3 ? 3 : wordsAfter} ${word}`),
    ...words.map((word) => `sentence: ${word}`),
    ...words.filter(({ length }) => length > stemLength).map((word) => `stem: ${word.slice(0, stemLength)}`),
    ...clause.slice(1).map((word, i) => `clause: ${clause[i]} ${word}`),
    `before ${secondLast} ${last}`,
    `after ${first} ${second}`,
    `between ${last} ${first}`,
  ]
}
