/** Calendar days without a time or a time zone. */
export interface Day {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

export type Period = 'day' | 'working day' | 'week' | 'month' | 'year'

const fromUtc = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

const toUtc = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day))

/** YYYY-MM-DD; days in this form sort by time. */
export const isoDay = (day: Day): string => toUtc(day).toISOString().slice(0, 10)

/** The UTC day of a moment. */
export const utcDay = (moment: Date): Day => fromUtc(moment)

/** Null for a day that doesn't exist. */
export function dayOf(
  year: string | number,
  month: string | number | undefined,
  day: string | number | undefined,
): Day | null {
  const stated = { year: Number(year), month: Number(month), day: Number(day) }
  const real = fromUtc(toUtc(stated))
  return real.month === stated.month && real.day === stated.day ? real : null
}

export const endOfMonth = ({ year, month }: Day): Day => fromUtc(new Date(Date.UTC(year, month, 0)))

/** `count` periods after a day. A month after January 31 is the last day of February. Weekends are no working days. */
export function addPeriod(day: Day, count: number, period: Period): Day {
  if (period === 'day' || period === 'week')
    return fromUtc(new Date(toUtc(day).getTime() + count * (period === 'week' ? 7 : 1) * 86_400_000))
  if (period === 'working day') return addWorkingDays(day, count)
  const months = day.month - 1 + count * (period === 'year' ? 12 : 1)
  const first = { year: day.year + Math.floor(months / 12), month: (months % 12) + 1, day: 1 }
  return { ...first, day: Math.min(day.day, endOfMonth(first).day) }
}

function addWorkingDays(day: Day, count: number): Day {
  let at = day
  for (let left = count; left > 0; ) {
    at = addPeriod(at, 1, 'day')
    const weekday = toUtc(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}

/** From 0 for Sunday. */
export const weekdayOf = (day: Day): number => toUtc(day).getUTCDay()

/** The Monday of a year's numbered week (ISO 8601); null for a number that no year has. */
export function mondayOfWeek(year: number, week: number): Day | null {
  if (week < 1 || week > 53) return null
  const january4 = { year, month: 1, day: 4 }
  const monday1 = addPeriod(january4, 1 - (weekdayOf(january4) || 7), 'day')
  return addPeriod(monday1, week - 1, 'week')
}
