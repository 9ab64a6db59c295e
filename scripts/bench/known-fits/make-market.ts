import type { Language } from '../../../src/language/languages.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { Random } from './random.ts'
import { otherTrades } from './trades/other-trades.ts'
import { brandParts, phrases } from './trades/phrases.ts'
import type { Trade, TradeText } from './trades/trade.ts'
import { type Half, halves } from './trades/trades.ts'

export const shapes = {
  'proper names': 'offerings have a brand name only, requests are titled by one need',
  'descriptive names': 'names say the trade',
  'item lists': 'the points of a listing are one or two lists; offerings have a brand name only',
  'equal names': 'one trade in which all names of a side are equal',
} as const
export type Shape = keyof typeof shapes

export interface MarketListing {
  readonly side: Side
  readonly language: Language
  readonly trade: string
  /** Completes 'I'm looking for …'. */
  readonly provider: string
  readonly name: string
  readonly description: string
  readonly points: readonly string[]
  /** Names of what is required or offered. */
  readonly concepts: readonly string[]
  /** The same in words, with the amount. */
  readonly wordings: readonly string[]
  readonly amount: { readonly kind: 'limit' | 'deadline'; readonly value: number } | null
  readonly budget: string
}

export interface MarketOptions {
  readonly shape: Shape
  readonly half: Half
  readonly requests: number
  readonly offerings: number
  /** One of them, or all. */
  readonly languages: readonly Language[]
  readonly seed: number
}

/** Two fifths of a market in all languages is in English, the rest in equal parts. */
const englishShare = 0.4
const otherTradeShare = 0.15
const amountShare = { buyer: 0.3, seller: 0.6 }
const priceShare = 0.4
/** Listings that name something they do not need or do not offer. */
const exclusionShare = 0.4

/** Requests, then offerings. The same for the same options. */
export function makeMarket(options: MarketOptions): MarketListing[] {
  const random = new Random(options.seed)
  const { requests, offerings } = options
  return [
    ...Array.from({ length: requests }, (_, i) => makeListing('buyer', i, options, random)),
    ...Array.from({ length: offerings }, (_, i) => makeListing('seller', i, options, random)),
  ]
}

/** The share of the request's requirements, its amount included, that the offering meets, in whatever language it says so. */
export function gradeOf(a: MarketListing, b: MarketListing): number {
  const [request, offering] = a.side === 'buyer' ? [a, b] : [b, a]
  if (request.trade !== offering.trade) return 0
  const met = request.concepts.filter((concept) => offering.concepts.includes(concept)).length
  const stated = request.amount ? 1 : 0
  return (met + (stated && meetsAmount(request, offering) ? 1 : 0)) / (request.concepts.length + stated)
}

function meetsAmount({ amount: wanted }: MarketListing, { amount: offered }: MarketListing): boolean {
  if (!wanted || !offered) return false
  return wanted.kind === 'limit' ? offered.value >= wanted.value : offered.value <= wanted.value
}

function makeListing(side: Side, number: number, options: MarketOptions, random: Random): MarketListing {
  const language = pickLanguage(options, random)
  const trade = pickTrade(options, language, random)
  const text = trade.texts[language]!
  const { commonConcepts, exclusion, budget, rate } = phrases[language]
  const wordings = side === 'buyer' ? 0 : 1

  const most = text.concepts.length
  const wanted =
    side === 'buyer' ? random.between(2, 4) : random.between(Math.min(3, most), Math.min(7, most))
  const own = random.sample(text.concepts, Math.min(wanted, most))
  const isOther = otherTrades.includes(trade)
  const commons = side === 'buyer' ? Number(random.chance(0.4)) : random.between(isOther ? 1 : 0, 2)
  const common = random.sample(commonConcepts, commons)
  const points = [...own, ...common].map((concept) => random.pick(concept[wordings]))

  const kind = trade.isLocal ? `${trade.id} ${language}` : trade.id

  let amount: MarketListing['amount'] = null
  if (trade.amount && text.amount && random.chance(amountShare[side])) {
    const value = random.pick(trade.amount.values)
    amount = { kind: trade.amount.kind, value }
    const wording = side === 'buyer' ? text.amount.request : text.amount.offering
    points.push(wording.replace('{n}', String(value)))
  }

  const limit = moneyIn(language, random.between(6, 40) * 50)
  const remarks: string[] = []
  const asides: string[] = []
  if (random.chance(priceShare)) {
    const price =
      side === 'buyer'
        ? random.pick(budget).replace('{p}', limit)
        : random.pick(rate).replace('{p}', moneyIn(language, random.between(4, 22) * 5))
    // People state a price as a point or in the description.
    if (random.chance(0.5)) remarks.push(price)
    else asides.push(`${capitalised(price)}.`)
  }
  const [excluded] = random.sample(
    text.concepts.filter((concept) => !own.includes(concept)),
    1,
  )
  if (excluded && random.chance(exclusionShare)) {
    const sentence = random.pick(exclusion[side]).replace('{x}', random.pick(excluded[wordings]))
    if (random.chance(0.5)) remarks.push(sentence)
    else asides.push(`${sentence}.`)
  }

  return {
    side,
    language,
    trade: trade.id,
    provider: text.provider,
    name: nameOf(side, number, options.shape, { text, language, points, random }),
    description: descriptionOf(side, language, options.shape, { text, asides, random }),
    points: [
      ...(options.shape === 'item lists' ? listsOf(points, language, random) : points),
      ...remarks,
    ].map(capitalised),
    concepts: [
      ...own.map((concept) => `${kind} ${text.concepts.indexOf(concept)}`),
      ...common.map((concept) => `common ${commonConcepts.indexOf(concept)}`),
    ],
    wordings: points,
    amount,
    budget: limit,
  }
}

function pickLanguage({ languages }: MarketOptions, random: Random): Language {
  const [only] = languages
  if (only && languages.length === 1) return only
  return random.chance(englishShare) ? 'en' : random.pick(languages.filter((one) => one !== 'en'))
}

function pickTrade({ shape, half }: MarketOptions, language: Language, random: Random): Trade {
  const trades: readonly Trade[] = halves[half]
  if (shape === 'equal names') return trades[0]!
  const isOther = random.chance(otherTradeShare)
  return random.pick((isOther ? otherTrades : trades).filter((trade) => trade.texts[language]))
}

interface Wording {
  readonly text: TradeText
  readonly language: Language
  readonly points: readonly string[]
  readonly random: Random
}

function nameOf(
  side: Side,
  number: number,
  shape: Shape,
  { text, language, points, random }: Wording,
): string {
  if (shape === 'equal names') return side === 'buyer' ? text.requestNames[0]! : text.offeringNames[0]!
  if (shape === 'descriptive names')
    return random.pick(side === 'buyer' ? text.requestNames : text.offeringNames)
  if (side === 'seller') return brandOf(number)
  return capitalised(random.pick(phrases[language].need).replace('{x}', points[0]!))
}

/** A brand of its own for each number; 17 has no factor in common with the number of brands. */
function brandOf(number: number): string {
  const [first, second] = brandParts
  const brands = first.length * second.length
  const at = (number * 17) % brands
  const repeated = Math.floor(number / brands)
  return `${first[at % first.length]} ${second[Math.floor(at / first.length)]}${repeated ? ` ${repeated + 1}` : ''}`
}

function descriptionOf(
  side: Side,
  language: Language,
  shape: Shape,
  { text, asides, random }: { text: TradeText; asides: readonly string[]; random: Random },
): string {
  const { requestDescriptions, offeringDescriptions } = phrases[language]
  const general = random.pick(side === 'buyer' ? requestDescriptions : offeringDescriptions)
  const saysTrade = shape === 'descriptive names' || shape === 'equal names'
  const trade = random.pick(side === 'buyer' ? text.requestNames : text.offeringNames)
  return [...(saysTrade ? [`${trade}.`] : []), general, ...asides].join(' ')
}

/** One list, or two of about equal length. */
function listsOf(points: readonly string[], language: Language, random: Random): string[] {
  const first = points.length > 3 && random.chance(0.5) ? Math.ceil(points.length / 2) : points.length
  const parts = [points.slice(0, first), points.slice(first)]
  return parts.filter((part) => part.length > 0).map((part) => joined(part, language, random.chance(0.5)))
}

/** 'a, b and c', or 'a, b, c'. */
export function joined(parts: readonly string[], language: Language, withAnd: boolean): string {
  if (!withAnd || parts.length < 2) return parts.join(', ')
  return `${parts.slice(0, -1).join(', ')}${phrases[language].and}${parts.at(-1)}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function moneyIn(language: Language, value: number): string {
  const { groupSeparator } = phrases[language]
  const digits = String(value).replace(/\B(?=(\d{3})+$)/g, groupSeparator)
  return value % 100 === 0 ? `${digits} €` : `${digits} EUR`
}
