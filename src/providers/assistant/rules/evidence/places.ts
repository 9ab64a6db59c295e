import { fold } from '../../../../language/diacritics.ts'
import { languages } from '../../../../language/languages.ts'
import { memoizeText } from '../../../../language/memoize-text.ts'
import { countryCodes, regions, spokenLanguageCodes } from '../lexicon/evidence/regions.ts'

interface CodesByName {
  readonly countries: ReadonlyMap<string, string>
  readonly languages: ReadonlyMap<string, string>
}

let codesByName: CodesByName | undefined

/** Codes by folded name, in all languages of the product. Loaded on first use. */
function loadNames(): CodesByName {
  codesByName ??= {
    countries: displayNames('region', countryCodes),
    languages: displayNames('language', spokenLanguageCodes),
  }
  return codesByName
}

function displayNames(type: 'region' | 'language', codes: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type })
    for (const code of codes) names.set(fold((display.of(code) ?? code).toLowerCase()), code)
  }
  return names
}

const wordsOf = (text: string) => fold(text.toLowerCase()).match(/\p{L}+/gu) ?? []

/** Codes of the countries that a text names, directly or by region. */
export const countriesIn = memoizeText((text): ReadonlySet<string> => {
  const { countries } = loadNames()
  const found = new Set(wordsOf(text).flatMap((word) => countries.get(word) ?? []))
  for (const [name, codes] of regions) if (name.test(text)) for (const code of codes) found.add(code)
  return found
})

export const countryNamed = memoizeText((word): string | undefined =>
  loadNames().countries.get(fold(word.toLowerCase())),
)

/** Codes of the spoken languages that a text names, also as inflected German adjectives ('englischer'). */
export const spokenLanguagesIn = memoizeText((text): ReadonlySet<string> => {
  const { languages: spoken } = loadNames()
  return new Set(
    wordsOf(text).flatMap((word) => spoken.get(word) ?? spoken.get(word.replace(/e[nrs]?$/, '')) ?? []),
  )
})
