import type { PageLanguage } from '../../../shared/page-languages.ts'
import { english } from './english.ts'
import { german } from './german.ts'

export type DocumentTexts = typeof english

export const documentTexts = { en: english, de: german } as const satisfies Record<
  PageLanguage,
  DocumentTexts
>
