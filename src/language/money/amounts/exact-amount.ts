import { alternatives } from '../../alternatives.ts'
import { cardinals, halves, noteValues } from '../../lexicon/quantities/cardinal-words.ts'
import { scalePatterns, scaleWords } from '../../lexicon/quantities/number-words.ts'
import { followedBy, notPrecededBy, oneOf, optional, precededBy, wordEnd } from '../../pattern-parts.ts'

/** Reads amounts exactly: integers and decimal places, never floats. */

const separators = String.raw`[.,'’\u00A0\u202F\u2009 ]`
/** '16,500.00', '16 500', '1'450' */
const grouped = String.raw`\d{1,3}(?:${separators}\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`
/** Such as 1,50,000. */
const indian = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`
const plain = String.raw`\d+(?:[.,]\d+)?`
/** 'm' is a million, but a metre right before an amount: '12 m £40'. */
const million = String.raw`m(?!\s?[€$£]\s?\d)`
/** '12k', '3 million'; also 'kEUR', and German 'T€'. */
const scale = String.raw`\s?${oneOf(
  oneOf(alternatives(scalePatterns), million) + String.raw`(?![\p{L}])`,
  '[kt](?=€|eur|usd|chf|gbp)',
)}`

const values: Readonly<Record<string, number>> = { ...cardinals, ...noteValues, grand: 1000 }
const cardinal = Object.keys({ ...cardinals, ...noteValues })
  .sort((a, b) => b.length - a.length)
  .join('|')
/** Only after another number or 'a': 'grand' is French for 'large'. */
const grand = String.raw`(?<!\p{L}|un )grand`
/** Between two words of one number. Without it they are one word: 'zweihundert'. */
const link = `${oneOf(
  // 'twenty two', 'vingt-deux', 'six and a half thousand'
  '[ -](?:and a half[ -])?',
  // Only after these: 'zwischen zwanzig und dreißig' names two numbers.
  `${precededBy('hundred', 'hunner', 'thousand', 'grand', 'hundert', 'tausend')}[ -](?:and?|n|und)[ -]`,
  // 'zweiundzwanzig', 'zweieinhalbtausend'
  'und',
  'einhalb ?',
  // 'setenta y cinco', but 'entre setenta y noventa' names two numbers.
  precededBy('(?:nt|est)a') + '[ -]y[ -]' + followedBy('(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'),
  // 'vingt et un', 'soixante et onze'
  `${precededBy('vingt', '[ae]nte')}[ -]et[ -]${followedBy('un', 'onze')}`,
  // 'Seis con cincuenta' is 6.50.
  `[ -]con[ -]${followedBy('veint', 'quince', String.raw`(?:tre|cua|cin|ses|set|och|nov)\p{L}*nta`)}`,
)}?`
/** At most a dozen words, such as 'two thousand five hundred' or 'zweitausendfünfhundert'. */
export const wordSource = [
  notPrecededBy(String.raw`\p{L}`, String.raw`\p{L}-`),
  oneOf('(?:half )?a grand', optional('halbe[nr] ') + oneOf(cardinal)),
  `(?:${link}${oneOf(cardinal, grand)}){0,11}`,
  wordEnd,
].join('')

/** The source of a pattern that matches one amount: digits with an optional scale, or words such as 'two thousand'. */
export const amountSource = `${oneOf(indian, grouped, plain)}${optional(scale)}|${wordSource}`

/** A price of a small unit can have this many decimals: '0.0450 € per kWh'. */
const maxPlaces = 4

/**
 * The amount as a decimal number, such as '16500.00' or '0.0450', with at least the currency's decimals; null if its
 * separator is ambiguous or it has too many digits.
 *
 * @param currencyDigits the currency's decimals
 */
export function decimalAmount(text: string, currencyDigits: number): string | null {
  const exact = /^\d/.test(text) ? decimalOf(text, currencyDigits) : wordsOf(text)
  if (!exact) return null
  const places = Math.max(exact.places, currencyDigits)
  const digits = (exact.digits + '0'.repeat(places - exact.places)).replace(/^0+(?=\d)/, '')
  if (places > maxPlaces || digits.length > maxDigits) return null
  if (places === 0) return digits
  const padded = digits.padStart(places + 1, '0')
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`
}

/** Any number of so many digits is a safe integer. */
const maxDigits = 15

/** Digits without separators, of which the last `places` are decimals (negative: zeros follow). */
interface Decimal {
  readonly digits: string
  readonly places: number
}

function decimalOf(text: string, currencyDigits: number): Decimal | null {
  const [, number = '', scaleName = ''] = /^([\d.,'’\u00A0\u202F\u2009 ]*\d)\s?(\p{L}*)/u.exec(text) ?? []
  const power = powerOf(scaleName.toLowerCase())
  const bare = number.replace(/['’\u00A0\u202F\u2009 ]/g, '')
  const digits = bare.replace(/[.,]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return { digits, places: -power }
  const digitsAfter = bare.length - last - 1
  const separatorKinds = new Set(bare.replace(/\d/g, '')).size
  const isRepeated = bare.split(bare[last] ?? '.').length > 2
  const isGrouping =
    separatorKinds === 1 && (isRepeated || (digitsAfter === 3 && power === 0 && !/^0/.test(bare)))
  // '1.500 KWD' can be one and a half or fifteen hundred.
  if (isGrouping && !isRepeated && currencyDigits === 3) return null
  return { digits, places: (isGrouping ? 0 : digitsAfter) - power }
}

/** By which power of ten a word multiplies: 3 for 'k' and 'T€'. */
const powerOf = (scaleName: string): number =>
  Math.round(Math.log10(scaleName === 't' ? 1000 : (scaleWords[scaleName] ?? 1)))

const cardinalWord = new RegExp(`${alternatives(halves)}|${cardinal}|grand`, 'gu')

/** 'two thousand', 'fünfundzwanzig', 'cinq cents', 'mil quinientos', 'six fifty'. */
function wordsOf(text: string): Decimal | null {
  // 'Mille deux' is short for 'mille deux cents'.
  const { count = '', hundreds = '' } = hundredsLeftOut.exec(text.toLowerCase())?.groups ?? {}
  if (isDigit(hundreds) && (!count || isDigit(count)))
    return whole(1000 * (values[count] ?? 1) + 100 * (values[hundreds] ?? 0))
  const parts = partsOf(text)
  if (!parts) return null
  const [first, second] = parts
  if (second === undefined) return whole(first)
  // 'Six fifty' is 650, but 'elf fünfzig' is 11.50.
  if (first < 20 && englishNumber.test(text)) return whole(100 * first + second)
  if (first > 1000) return first % 100 < 10 ? whole(first + 99 * (first % 100) + second) : null
  return { digits: `${first}${second}`, places: 2 }
}

/** 'Six fifty' as '6.50'; null for what isn't two numbers. */
export function spokenCents(text: string): string | null {
  const [first = 0, second] = partsOf(text) ?? []
  return second === undefined || first >= 100 ? null : `${first}.${second}`
}

/** Not the one in 'hundert' and 'hundred'. */
const germanAnd = /und(?!er|red)/g

/** The value of a number in words, or two where the second doesn't continue the first; null for anything else. */
function partsOf(text: string): [number] | [number, number] | null {
  const words = text.toLowerCase().replace(germanAnd, '&').replaceAll('quatre vingt', 'quatre-vingt')
  let first: number | undefined
  let [total, current, end] = [0, 0, 0]
  for (const match of words.matchAll(cardinalWord)) {
    const name = match[0]
    const value = values[name] ?? 0.5
    const isMultiplied = value >= 1000 || value === 100 || name in noteValues
    if (isMultiplied && first !== undefined) return null
    if (isMultiplied) current = (current || 1) * value
    else if (continues(current, value, words.slice(end, match.index))) current += value
    else if (first === undefined && current < 100 && value >= 10 && value < 100) {
      first = total + current
      ;[total, current] = [0, value]
    } else return null
    if (value >= 1000) [total, current] = [total + current, 0]
    end = match.index + name.length
  }
  return first === undefined ? [total + current] : [first, current]
}

/** Whether a value is a part of the number before it: 'twenty two', 'fünfundzwanzig', 'soixante-dix', 'doscientos diez'. */
function continues(current: number, value: number, joint: string): boolean {
  if (current === 0 || value < 1) return true
  const rest = current % 100
  if (value < 10) return rest === 0 || (rest % 10 === 0 && (rest > 10 || value > 6))
  if (value >= 100) return false
  return rest === 0 || (joint === '&' && rest < 10) || (value < 20 && (rest === 60 || rest === 80))
}

const whole = (value: number): Decimal | null =>
  value > 0 && Number.isSafeInteger(value) ? { digits: String(value), places: 0 } : null

const englishNumber =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)[ -](?:\w+ty|\w+teen|ten|eleven|twelve)/i
const hundredsLeftOut = /^(?:(?<count>\p{L}+) )?mille (?<hundreds>\p{L}+)$/u
const isDigit = (name: string): boolean => (values[name] ?? 10) < 10
