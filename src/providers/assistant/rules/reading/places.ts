import { languages } from '../../../../language/languages.ts'
import { fold } from '../../../../language/terms/terms.ts'
import { memoizeText } from '../memoize.ts'

/** Countries, regions and languages by their names in all our languages, from the runtime's own data. */

const europeanUnion =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
const europe = [...europeanUnion, ...'GB CH NO IS UA RS BA ME MK AL MD'.split(' ')]
const elsewhere =
  'US CA MX BR AR CL CO PE CN JP KR IN ID TH VN TR IL EG MA TN ZA NG KE AU NZ AE SA TW HK SG MY PH PK BD'.split(
    ' ',
  )

const regions: readonly [RegExp, readonly string[]][] = [
  [/\beu\b|european union|europäischen? union|union europ[ée]enne|uni[óo]n europea/iu, europeanUnion],
  [/\beurope\b|\beuropa\b|europaweit|toute l['’]europe|toda europa/iu, europe],
  [/worldwide|around the world|globally|weltweit|monde entier|todo el mundo/iu, [...europe, ...elsewhere]],
  [/\bbenelux\b/iu, ['BE', 'NL', 'LU']],
  [/\bdach\b/iu, ['DE', 'AT', 'CH']],
  [/\buk\b|great britain|\bengland\b|\bscotland\b/iu, ['GB']],
  [/\busa\b|\bu\.s\.|united states/iu, ['US']],
]

let names: { countries: ReadonlyMap<string, string>; tongues: ReadonlyMap<string, string> } | undefined

const tongues = 'en de fr es it nl pt pl cs da sv fi no el ro hu tr ru uk ar zh ja ko'.split(' ')

function known() {
  names ??= { countries: named('region', [...europe, ...elsewhere]), tongues: named('language', tongues) }
  return names
}

function named(type: 'region' | 'language', codes: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type })
    for (const code of codes) found.set(fold((display.of(code) ?? code).toLowerCase()), code)
  }
  return found
}

const wordsOf = (text: string) => fold(text.toLowerCase()).match(/\p{L}+/gu) ?? []

/** The countries a text names, by itself or by their region. */
export const countriesOf = memoizeText((text): ReadonlySet<string> => {
  const found = new Set(wordsOf(text).flatMap((word) => known().countries.get(word) ?? []))
  for (const [pattern, codes] of regions) if (pattern.test(text)) for (const code of codes) found.add(code)
  return found
})

export const countryOf = memoizeText((word): string | undefined =>
  known().countries.get(fold(word.toLowerCase())),
)

/** Spoken languages a text names; inflected German forms count ('englischer'). */
export const languagesOfCountry = memoizeText(
  (text): ReadonlySet<string> =>
    new Set(
      wordsOf(text).flatMap(
        (word) => known().tongues.get(word) ?? known().tongues.get(word.replace(/e[nrs]?$/, '')) ?? [],
      ),
    ),
)
