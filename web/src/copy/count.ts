import { readerLocale } from '../lib/language/reader-locale.ts'

/** Formats a number with separators: 1,000. */
export const count = (n: number): string => n.toLocaleString(readerLocale())
