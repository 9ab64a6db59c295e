import type { PageLanguage } from '../../../src/shared/page-languages.ts'

/** The language of these pages. */
export const language: PageLanguage = 'en'

/** Texts of the choice of a language. Each language is named in itself. */
export const languageCopy = {
  tile: 'Language',
  note: 'Of the pages. Conversations stay in the language they are written in.',
  failed: (message: string) => `Could not change the language: ${message}`,
} as const

export const languageNames = { en: 'English', de: 'Deutsch' } as const satisfies Record<PageLanguage, string>
