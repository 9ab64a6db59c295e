import { utcDay } from '../../src/language/dates/days.ts'
import { statedDate } from '../../src/language/dates/stated-date.ts'
import { fold } from '../../src/language/diacritics.ts'
import { statedPrice } from '../../src/language/money/stated-price.ts'
import { statedQuantity } from '../../src/language/quantities/stated-quantity.ts'
import { stemOf } from '../../src/language/terms/terms.ts'
import type { Mistake } from './measure.ts'
import { unnamedCurrency } from './sets/prices/price-texts.ts'
import type { PriceCase, StatedPrice } from './sets/types.ts'

/** How well prices, quantities and dates are read from texts. Shares are 0 to 1, of all texts of a language. */
export interface StatedFigures {
  texts: number
  /** The price was read as labelled; for a text without one, none was. */
  priceRight: number
  /** A price was suggested that the text doesn't state: the expensive mistake. */
  priceWrong: number
  /** Parts of `priceWrong`: a price in a text that states none, and the right amount by the wrong unit. */
  priceInvented: number
  priceUnitWrong: number
  quantityRight: number
  quantityWrong: number
  dateRight: number
  dateWrong: number
}

export const measureStated = (
  cases: readonly PriceCase[],
  mistakes: Mistake[],
): Record<string, StatedFigures> =>
  Object.fromEntries(
    [['all', cases] as const, ...Map.groupBy(cases, ({ language }) => language)].map(([name, group]) => [
      name,
      figuresOf(group, name === 'all' ? mistakes : []),
    ]),
  )

/** For `console.table`: 'dev', 'held out', and each with a language. */
export const statedRows = (halves: Record<string, Record<string, StatedFigures>>) =>
  Object.fromEntries(
    Object.entries(halves).flatMap(([half, groups]) =>
      Object.entries(groups).map(([name, { texts, ...shares }]) => [
        `${half} ${name}`,
        {
          texts,
          ...Object.fromEntries(
            Object.entries(shares).map(([key, share]) => [key, (share * 100).toFixed(1)]),
          ),
        },
      ]),
    ),
  )

type Outcome = 'right' | 'wrong' | 'missed'

function figuresOf(cases: readonly PriceCase[], mistakes: Mistake[]): StatedFigures {
  const reads = cases.map(readCase)
  const shareOf = (some: readonly unknown[]) => some.length / cases.length
  const outcomes = cases.map((one, i) => {
    const read = reads[i] ?? readCase(one)
    const note = (what: string, [outcome, expected, actual]: Compared) => {
      if (outcome !== 'right')
        mistakes.push({ pair: one.id, what, expected, actual: `${outcome}: ${actual}`, detail: one.text })
      return outcome
    }
    return {
      price: note('price', read.price),
      quantity: note('quantity', read.quantity),
      date: note('date', read.date),
    }
  })
  const share = (what: 'price' | 'quantity' | 'date', outcome: Outcome) =>
    outcomes.filter((one) => one[what] === outcome).length / cases.length
  return {
    texts: cases.length,
    priceRight: share('price', 'right'),
    priceWrong: share('price', 'wrong'),
    priceInvented: shareOf(
      reads.filter(({ price: [outcome, expected] }) => outcome === 'wrong' && !expected),
    ),
    priceUnitWrong: shareOf(reads.filter(({ price }) => isOtherUnit(price))),
    quantityRight: share('quantity', 'right'),
    quantityWrong: share('quantity', 'wrong'),
    dateRight: share('date', 'right'),
    dateWrong: share('date', 'wrong'),
  }
}

type Compared = readonly [Outcome, expected: string, actual: string]

function readCase({ text, language, today, price, quantity, date }: PriceCase) {
  const found = statedQuantity(text, language)
  const day = statedDate(text, { today: utcDay(new Date(today)), dayFirst: language !== 'en' })
  const stems = (unit: string) =>
    unit
      .split(/\s+/)
      .map((word) => fold(stemOf(word.toLowerCase().replace(/\.$/, ''), language)).replace(/(?<=..)s$/, ''))
  return {
    price: compare(priceText(price), priceText(statedPrice(text, language, unnamedCurrency))),
    quantity: compare(
      quantity && `${quantity.value} ${stems(quantity.unit).join(' ')}`,
      found && `${found.value} ${stems(found.unit).join(' ')}`,
    ),
    date: compare(
      date && (typeof date === 'string' ? periodText({ from: date, to: date }) : periodText(date)),
      day && periodText(day),
    ),
  }
}

/** The same amount and currency, by another unit. */
const isOtherUnit = ([outcome, expected, actual]: Compared): boolean =>
  outcome === 'wrong' && expected.split(' ').slice(0, 2).join() === actual.split(' ').slice(0, 2).join()

function compare(expected: string | null | undefined, actual: string | null): Compared {
  const outcome = (expected ?? null) === actual ? 'right' : actual === null ? 'missed' : 'wrong'
  return [outcome, expected ?? '', actual ?? '']
}

/** Trailing zeros don't matter. */
const plain = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

const priceText = (price: StatedPrice | null): string | null =>
  price &&
  [plain(price.amount), price.to && `to ${plain(price.to)}`, price.currency, price.per]
    .filter(Boolean)
    .join(' ')

const periodText = ({ from, to }: { readonly from?: string; readonly to?: string }): string =>
  `${from ?? '…'} - ${to ?? '…'}`
