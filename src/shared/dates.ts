// Made once: a talk shows hundreds of dates, and a formatter costs far more than what it formats.
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

/** Long form: year, full month, day; 'N/A' when missing, 'Invalid Date' on failure (spec 8). */
export function longDate(value: string | Date | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'N/A'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  return long.format(date)
}

/** The first moment of the UTC calendar month `date` lies in; plan limits count from here. */
export function monthStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1))
}

/** The first moment of the UTC calendar month after `date`'s. */
export function nextMonthStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000)
}

export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60 * 1000)
}

/** Whether what ends at a moment, in milliseconds since 1970, has ended; null never ends. */
export const hasEnded = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
