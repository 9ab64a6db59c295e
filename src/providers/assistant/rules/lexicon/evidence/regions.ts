/**
 * ISO 3166-1 codes of countries and ISO 639-1 codes of languages. Their names come from the CLDR data of the
 * runtime (`Intl.DisplayNames`); names of regions are written by hand.
 */

const europeanUnion =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
const europe = [...europeanUnion, ...'GB CH NO IS UA RS BA ME MK AL MD'.split(' ')]
const elsewhere =
  'US CA MX BR AR CL CO PE CN JP KR IN ID TH VN TR IL EG MA TN ZA NG KE AU NZ AE SA TW HK SG MY PH PK BD'.split(
    ' ',
  )

export const countryCodes: readonly string[] = [...europe, ...elsewhere]

export const regions: readonly [name: RegExp, countryCodes: readonly string[]][] = [
  [/\beu\b|european union|europäischen? union|union europ[ée]enne|uni[óo]n europea/iu, europeanUnion],
  [/\beurope\b|\beuropa\b|europaweit|toute l['’]europe|toda europa/iu, europe],
  [/worldwide|around the world|globally|weltweit|monde entier|todo el mundo/iu, countryCodes],
  [/\bbenelux\b/iu, ['BE', 'NL', 'LU']],
  [/\bdach\b/iu, ['DE', 'AT', 'CH']],
  [/\buk\b|great britain|\bengland\b|\bscotland\b/iu, ['GB']],
  [/\busa\b|\bu\.s\.|united states/iu, ['US']],
]

export const spokenLanguageCodes: readonly string[] =
  'en de fr es it nl pt pl cs da sv fi no el ro hu tr ru uk ar zh ja ko'.split(' ')
