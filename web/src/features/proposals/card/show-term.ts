import type { Package, Term } from '../../../../../src/shared/proposals/agreements.ts'
import { countedUnit } from '../../../../../src/shared/proposals/counted-unit.ts'
import { readerLocale } from '../../../lib/reader-locale.ts'
import { showNumber } from '../../../lib/typed-numbers.ts'

/** The values of packages in the reader's locale. */

// A date has no time zone: it is the same day for everybody.
const dateFormat = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
export const showDate = (date: string): string => dateFormat.format(new Date(date))

export function showTerm({ kind, value, unit }: Term): string {
  const shown = kind === 'number' ? showNumber(value) : kind === 'date' ? showDate(value) : value
  return countedUnit(shown, unit)
}

export const showQuantity = ({ quantity, unit }: Package): string | null =>
  quantity === undefined ? null : countedUnit(showNumber(quantity), unit)
