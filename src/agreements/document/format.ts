import type { Package, Term } from '../../shared/proposals/agreements.ts'
import { countedUnit } from '../../shared/proposals/counted-unit.ts'
import { decimalOf, type Money } from '../../shared/proposals/money.ts'
import type { DocumentTexts } from './texts/document-texts.ts'

/**
 * How the document writes values. Not with Intl: its output changes with versions of Node, and a document must have the
 * same bytes each time.
 */

/** Such as '2 June 2027'. */
export function dayText(texts: DocumentTexts, isoDay: string): string {
  const [year = 0, month = 1, day = 1] = isoDay.slice(0, 10).split('-').map(Number)
  return texts.day(day, month, year)
}

/** Such as '2 June 2027, 14:02:09 UTC'. */
export const timeText = (texts: DocumentTexts, iso: string): string =>
  `${dayText(texts, iso)}, ${new Date(iso).toISOString().slice(11, 19)} UTC`

/** Digits in groups of three: '16500.00' as '16,500.00'. */
function digitsText({ groupSeparator, decimalSeparator }: DocumentTexts, decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, groupSeparator)
  return fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`
}

export const moneyText = (texts: DocumentTexts, money: Money): string =>
  texts.money(digitsText(texts, decimalOf(money)), money.currency)

export const quantityText = (texts: DocumentTexts, { quantity, unit }: Package): string | null =>
  quantity === undefined
    ? null
    : countedUnit(digitsText(texts, String(quantity)), unit && texts.standardWord(unit))

export function termText(texts: DocumentTexts, term: Term): string {
  const value =
    term.kind === 'date'
      ? dayText(texts, term.value)
      : term.kind === 'number'
        ? digitsText(texts, String(term.value))
        : term.kind === 'choice'
          ? texts.standardWord(term.value)
          : term.value
  return countedUnit(value, term.unit && texts.standardWord(term.unit))
}
