import { readerLocale } from '../../../../lib/language/reader-locale.ts'

export * from '../../../../../../src/shared/dates.ts'

const longFormat = new Intl.DateTimeFormat(readerLocale(), { year: 'numeric', month: 'long', day: 'numeric' })

/** Such as '2. Juni 2025'. */
export function longDate(value: string | Date | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'keine Angabe'
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? 'Ungültiges Datum' : longFormat.format(date)
}
