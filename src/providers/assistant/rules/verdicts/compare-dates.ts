import { type StatedDate, statedDate } from '../../../../language/dates/stated-date.ts'
import { memoizeText } from '../../../../language/memoize-text.ts'

/** Both texts are read as of the same day, so that only their order counts. */
const today = { year: 2026, month: 1, day: 1 }

/** The one date that a text states, or null. */
export const dateIn = memoizeText((text): StatedDate | null => statedDate(text, { today, dayFirst: true }))

/** Whether a stated date satisfies the required one; null if none is required. */
export function compareDates(required: string, stated: string): 'yes' | 'no' | 'unknown' | null {
  const need = dateIn(required)
  if (!need) return null
  const date = dateIn(stated)
  if (!date) return 'unknown'
  const { from, to } = { from: date.from ?? '0000', to: date.to ?? '9999' }
  if (need.from === undefined) return isBefore(date, need.to ?? '9999')
  if (need.to === undefined) {
    if (from <= need.from && to >= need.from) return 'yes'
    return from > need.from ? 'no' : 'unknown'
  }
  if (from > need.to || to < need.from) return 'no'
  const isWithin = from >= need.from && to <= need.to
  const covers = date.from !== undefined && from <= need.from && to >= need.to
  return isWithin || covers ? 'yes' : 'unknown'
}

function isBefore({ from, to }: StatedDate, latest: string): 'yes' | 'no' | 'unknown' {
  if (to !== undefined && to <= latest) return 'yes'
  return from !== undefined && from > latest ? 'no' : 'unknown'
}
