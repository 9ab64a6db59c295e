import { fold } from '../../diacritics.ts'
import type { Language } from '../../languages.ts'
import { stemOf } from '../../terms/terms.ts'

const token = /\p{L}+(?:['’](?=\p{L}))?|\d[\d.,]*|[.,;:!?()/%€$£=+–—-]/gu

export const isWord = (text: string): boolean => /^\p{L}/u.test(text)

/** Stems without diacritics, signs, and '#' for all numbers. */
export const tokensOf = (text: string, language: Language): string[] =>
  (text.toLowerCase().match(token) ?? []).map((found) => {
    if (/^\d/.test(found)) return '#'
    return isWord(found) ? fold(found.length > 3 ? stemOf(found, language) : found) : found
  })
