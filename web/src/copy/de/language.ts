import type { PageLanguage } from '../../../../src/shared/page-languages.ts'
import type * as english from '../language.ts'
import type { Translated } from './translated.ts'

export * from '../language.ts'

export const language: PageLanguage = 'de'

export const languageCopy = {
  tile: 'Sprache',
  note: 'Gilt für die Oberfläche. Gespräche bleiben in der Sprache, in der sie geschrieben sind.',
  failed: (message) => `Die Sprache konnte nicht geändert werden: ${message}`,
} satisfies Translated<typeof english.languageCopy>
