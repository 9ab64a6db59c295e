import { deu, eng, fra, spa } from 'stopword'

/** Which language a text is in, from its small words; English when unsure. */

export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** What splitting at apostrophes leaves over ("don't", "qu'une"). */
const leftovers =
  'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ll ve re qu jusqu lorsqu'

export const stopwords: Record<Language, ReadonlySet<string>> = {
  en: new Set([
    ...eng,
    ...leftovers.split(' '),
    'us',
    'no',
    'not',
    'without',
    'per',
    'each',
    'every',
    'etc',
    'via',
    'within',
  ]),
  de: new Set([...deu, 'pro', 'je', 'bzw', 'inkl', 'sowie', 'usw']),
  fr: new Set([
    ...fra,
    ...leftovers.split(' '),
    'etc',
    'ainsi',
    'afin',
    'chez',
    'nos',
    'notre',
    'votre',
    'vos',
    'nous',
  ]),
  es: new Set([...spa, 'etc', 'nuestro', 'nuestra', 'nuestros', 'nuestras', 'cada', 'según', 'también']),
}

/** Letters and endings that speak for a language in texts too short for small words. */
const hints: readonly [Language, RegExp][] = [
  ['de', /[äöüß]|(?:[^o]ung|ungen|keit|heit|lich|liche|lichen|isch|ische|schaft|anlagen?|werk)$/u],
  ['fr', /[èêëçœùûîôâ]|(?:eux|euse|eaux|aux|ière|eurs?|iques|ités?)$/u],
  ['es', /[ñáíóú]|(?:ción|ciones|dades|[^z]eros?|miento|icos|icas)$/u],
]

export function detectLanguage(text: string): Language {
  const score: Record<Language, number> = { en: 0.35, de: 0, fr: 0, es: 0 }
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{1,60}/gu) ?? []
  for (const word of words) {
    for (const language of languages) if (stopwords[language].has(word)) score[language] += 1
    for (const [language, hint] of hints) if (hint.test(word)) score[language] += 0.4
  }
  return languages.reduce((best, language) => (score[language] > score[best] ? language : best), 'en')
}
