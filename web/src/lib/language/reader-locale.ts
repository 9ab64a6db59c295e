import { language } from '../../copy/language.ts'

const fallback = { en: 'en-US', de: 'de-DE' } as const

/**
 * The locale of dates, numbers and amounts, as shown and as typed: the browser's variant of the pages' language, such as
 * en-GB, else the most common one. A browser may name languages that Intl refuses, such as en-US@posix.
 */
function findLocale(): string {
  const variants = navigator.languages.flatMap((tag) => /^[a-z]{2}-[A-Z]{2}\b/.exec(tag) ?? [])
  return variants.find((tag) => tag.startsWith(`${language}-`)) ?? fallback[language]
}

const locale = findLocale()

export const readerLocale = (): string => locale
