import type { Package, Term } from '../../../../../src/shared/proposals/agreements.ts'
import { countedUnit } from '../../../../../src/shared/proposals/counted-unit.ts'
import { standardWord } from '../../../../../src/shared/proposals/standard-words.ts'
import { language } from '../../../copy/language.ts'
import { readerLocale } from '../../../lib/language/reader-locale.ts'
import { showNumber } from '../../../lib/typed-numbers.ts'

/** The values of packages in the reader's locale. */

// A date has no time zone: it is the same day for everybody.
const dateFormat = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
export const showDate = (date: string): string => dateFormat.format(new Date(date))

/** A standard name, unit or choice in the language of the pages: the proposer may have other pages. */
export const showWord = (text: string): string => standardWord(text, language)

const showUnit = (unit: string | undefined) => unit && showWord(unit)

export function showTerm({ kind, value, unit }: Term): string {
  const shown =
    kind === 'number'
      ? showNumber(value)
      : kind === 'date'
        ? showDate(value)
        : kind === 'choice'
          ? showWord(value)
          : value
  return countedUnit(shown, showUnit(unit))
}

export const showQuantity = ({ quantity, unit }: Package): string | null =>
  quantity === undefined ? null : countedUnit(showNumber(quantity), showUnit(unit))
