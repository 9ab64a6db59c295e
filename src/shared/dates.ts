// Creating a formatter is expensive, and a thread shows hundreds of dates.
const longFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

/** Such as 'June 2, 2025'; 'N/A' for a missing date, 'Invalid Date' for an invalid one. */
export function longDate(value: string | Date | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'N/A'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  return longFormat.format(date)
}

/** The start of `date`'s UTC calendar month. Plan limits count from it. */
export function monthStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1))
}

/** The start of the UTC calendar month after `date`'s. */
export function nextMonthStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000)
}

export function addSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}

export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60 * 1000)
}

/** Whether `end`, in milliseconds since 1970, has passed. null never ends. */
export const hasEnded = (end: number | null, now: Date): boolean => end !== null && end <= now.getTime()
