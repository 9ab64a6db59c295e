import type { PageLanguage } from '../../shared/page-languages.ts'
import { english } from './english.ts'
import { german } from './german.ts'

const texts = { en: english, de: german } as const satisfies Record<PageLanguage, typeof english>

/** The mails in their reader's language; English if it isn't known. */
export const mailTexts = (language: PageLanguage | null): typeof english => texts[language ?? 'en']
