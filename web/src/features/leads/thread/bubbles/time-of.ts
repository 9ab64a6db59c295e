import { readerLocale } from '../../../../lib/language/reader-locale.ts'

const timeFormat = new Intl.DateTimeFormat(readerLocale(), { hour: 'numeric', minute: '2-digit' })

/** The time of day of an ISO time. */
export const timeOf = (time: string): string => timeFormat.format(new Date(time))
