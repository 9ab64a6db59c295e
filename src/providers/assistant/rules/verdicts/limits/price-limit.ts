import type { Language } from '../../../../../language/languages.ts'
import { type AmountOfMoney, amountsOfMoney } from '../../../../../language/money/amounts/amounts-of-money.ts'
import { bareAmounts } from '../../../../../language/money/amounts/bare-amounts.ts'
import {
  beforeTax,
  besidePrice,
  buyerLimit,
  guaranteedAmount,
  negotiable,
  ofEach,
  severalThings,
  withOther,
} from '../../lexicon/verdicts/price-limits.ts'
import { leavesOpen, ofOthers } from '../../lexicon/verdicts/uncertainty.ts'
import type { ClauseInContext } from '../clauses-in-context.ts'

/** What the seller's only comparable figure, or date, says of a required bound. */
export interface LimitVerdict {
  /** Null if it leaves open what the amounts or dates alone would tell. */
  readonly verdict: 'meet' | 'not meet' | null
  readonly context: ClauseInContext
  /** As the features of a clause that decides have it. */
  readonly stance: readonly string[]
}

/** A price that differs from the limit by more than this factor is of something else. */
const maxFactor = 2
/** The same for a number without a currency. */
const maxBareFactor = 1.5
/** With a price before tax, one more than the highest VAT in the four languages' countries has to fit. */
const maxTax = 1.22
/** A smaller part of the limit is no part of the total. */
const minPart = 1 / 6

interface Price {
  readonly min: number
  readonly max: number
  /** A range's lower end, or said with reserve. */
  readonly isOpen: boolean
  readonly isEach: boolean
  readonly context: ClauseInContext
}

/** Whether the seller's latest price keeps the requirement's limit; null without a limit or a price to compare. */
export function comparePrice(
  text: string,
  language: Language,
  clauses: readonly ClauseInContext[],
): LimitVerdict | null {
  const limit = limitIn(text, language)
  if (!limit) return null
  const value = Number(limit.max)
  const prices = clauses.flatMap((context) => pricesIn(context, limit))
  const isAlike = ({ max }: Price) => max <= value * maxFactor && max >= value / maxFactor
  const last = prices.findLast(isAlike)
  if (!last) return null
  const { position } = last.context
  const latest = prices.filter(({ context }) => context.position === position)
  const alike = latest.filter(isAlike)
  if (alike.some(({ context }) => leavesOpen(context.clause.text) || context.clause.text.includes('?')))
    return null
  if (alike.every(({ min }) => min > value)) {
    const mayDrop =
      position === 0 && (clauses.at(-1)?.position !== 0 || negotiable.test(last.context.sentence.text))
    return { verdict: mayDrop ? null : 'not meet', context: last.context, stance: ['amount no'] }
  }
  const others = new Set(latest.map(({ max }) => max).filter((max) => max >= value * minPart))
  if (others.size > 1 || last.isOpen || last.max > value) return null
  return { verdict: keeps(text, last, value) ? 'meet' : null, context: last.context, stance: ['amount yes'] }
}

/** The one amount of a requirement, if it is the most that the buyer would pay. */
function limitIn(text: string, language: Language): AmountOfMoney | null {
  const [limit, second] = amountsOfMoney(text, language)
  if (!limit || second || guaranteedAmount.test(text)) return null
  return limit.bound === 'at most' || buyerLimit.test(text) ? limit : null
}

/** Whether a price within the limit is for all that the limit is for. */
function keeps(text: string, { max, isEach, context }: Price, value: number): boolean {
  if (isEach && severalThings.test(text)) return false
  const isTaxed = !beforeTax.test(text) && beforeTax.test(context.sentence.text)
  if (max * (isTaxed ? maxTax : 1) > value) return false
  return !withOther.test(text) || withOther.test(context.sentence.text)
}

function pricesIn(context: ClauseInContext, limit: AmountOfMoney): Price[] {
  const { text, language } = context.clause
  if (besidePrice.test(text) || ofOthers.test(text)) return []
  const named = amountsOfMoney(text, language)
  const comparable = named.filter(
    ({ currency, unit, topic }) =>
      currency === limit.currency && isSameUnit(unit, limit.unit, context) && topic !== 'insurance',
  )
  if (named.length > 0 || context.position === 0) return comparable.map((amount) => priceOf(amount, context))
  const most = Number(limit.max)
  const bare = bareAmounts(text, language, limit.currency, []).map((amount) => priceOf(amount, context))
  return (bare.length > 0 ? bare : inCents(context))
    .filter(({ max }) => max < most * maxBareFactor && max > most / maxBareFactor)
    .filter(({ max }) => max > most || !context.clause.hasDenial)
}

/** What looks like euros and cents, but for a time or a measure: '5,60 der Teller', '11.20 a shirt'. */
const cents =
  /(?<![\p{L}\d.,:/€$£+–-]|(?<!\p{L})(?:at|um|by|from|until|till|vers|las)\s)(\d{1,4})[.,](\d{2})(?![\d.,]?\d|\s?(?:%|uhr|h|am|pm|k?m|cm|mm|m[²2³3]|kg|l|t|x|×)(?!\p{L}))/giu

export const centsIn = (text: string): number[] =>
  [...text.matchAll(cents)].map(([, units, hundredths]) => Number(`${units}.${hundredths}`))

const inCents = (context: ClauseInContext): Price[] =>
  centsIn(context.clause.text).map((value) => ({
    min: value,
    max: value,
    isOpen: leavesOpen(context.sentence.text),
    isEach: true,
    context,
  }))

const priceOf = ({ min, max, bound, unit }: AmountOfMoney, context: ClauseInContext): Price => ({
  min: Number(min),
  max: Number(max),
  isOpen: bound === 'at least' || bound === 'from' || leavesOpen(context.sentence.text),
  isEach: unit !== null || ofEach.test(context.sentence.text),
  context,
})

/** In a message the unit follows from what was asked; a listing's price without one may be of anything. */
function isSameUnit(
  stated: AmountOfMoney['unit'],
  required: AmountOfMoney['unit'],
  { position }: ClauseInContext,
): boolean {
  if (stated === null && required !== null) return position > 0
  return stated === required || required === null || stated === 'other' || required === 'other'
}
