import { alternatives } from '../alternatives.ts'
import { cardinalLinks, cardinals, halves } from '../lexicon/quantities/cardinal-words.ts'
import { scalePatterns, scaleWords } from '../lexicon/quantities/number-words.ts'

/** Reads amounts exactly: integers and decimal places, never floats. */

const separators = String.raw`[.,'’\u00A0\u202F\u2009 ]`
const grouped = String.raw`\d{1,3}(?:${separators}\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`
/** Such as 1,50,000. */
const indian = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`
const plain = String.raw`\d+(?:[.,]\d+)?`
/** Also 'kEUR', and German 'T€'. */
const scale = String.raw`\s?(?:(?:${alternatives(scalePatterns)}|m(?!\s?[€$£]\s?\d))(?![\p{L}])|[kt](?=€|eur|usd|chf|gbp))`
const cardinal = Object.keys(cardinals)
  .sort((a, b) => b.length - a.length)
  .join('|')
const link = `(?:[ -](?:(?:${alternatives(cardinalLinks)})[ -])?|und|einhalb)?`
/** Only after another number: 'grand' is French for 'large'. */
const grand = String.raw`(?<!\p{L}|un )grand`
/** At most a dozen words, such as 'two thousand five hundred' or 'zweitausendfünfhundert'. */
export const wordSource = String.raw`(?<!\p{L}|\p{L}-)(?:${cardinal})(?:${link}(?:${cardinal}|${grand})){0,11}(?!\p{L})`

/** The source of a pattern that matches one amount: digits with an optional scale, or words such as 'two thousand'. */
export const amountSource = `(?:${indian}|${grouped}|${plain})(?:${scale})?|${wordSource}`

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
  const power = scaleName
    ? Math.round(
        Math.log10(
          scaleName === 'T' || scaleName === 't' ? 1000 : (scaleWords[scaleName.toLowerCase()] ?? 1),
        ),
      )
    : 0
  const bare = number.replace(/['’\u00A0\u202F\u2009 ]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const digits = bare.replace(/[.,]/g, '')
  if (last < 0) return { digits, places: -power }
  const after = bare.length - last - 1
  const kinds = new Set(bare.replace(/\d/g, '')).size
  const isRepeated = bare.split(bare[last] ?? '.').length > 2
  const isGrouping = kinds === 1 && (isRepeated || (after === 3 && power === 0 && !/^0/.test(bare)))
  // '1.500 KWD' can be one and a half or fifteen hundred.
  if (isGrouping && !isRepeated && currencyDigits === 3) return null
  return { digits, places: (isGrouping ? 0 : after) - power }
}

const cardinalWord = new RegExp(`${alternatives(halves)}|${cardinal}|grand`, 'gu')

/** Not the one in 'hundert' and 'hundred'. */
const germanAnd = /und(?!er|red)/g

/** 'two thousand', 'fünfundzwanzig', 'cinq cents', 'mil quinientos'. */
function wordsOf(text: string): Decimal | null {
  const names = text.toLowerCase().split(/[ -]/)
  const [first = 0, second = 0, third = 0, ...more] = names.map((name) => cardinals[name] ?? 0)
  const isPair = more.length === 0 && first > 0 && first < 20 && second >= 20 && second < 100 && third < 10
  // 'Six fifty' is 650, but 'elf fünfzig' is 11.50.
  if (isPair) return englishNumber.test(text) ? whole(100 * first + second + third) : null
  // 'Mille deux' is short for 'mille deux cents'.
  const thousands = frenchThousands.exec(text.toLowerCase())?.groups
  if (thousands)
    return whole(
      1000 * (cardinals[thousands.count ?? ''] ?? 1) + 100 * (cardinals[thousands.hundreds ?? ''] ?? 0),
    )
  let [total, current] = [0, 0]
  for (const [name] of text.toLowerCase().replace(germanAnd, ' ').matchAll(cardinalWord)) {
    const value = cardinals[name] ?? (name === 'grand' ? 1000 : 0.5)
    if (value >= 1000) {
      total += Math.max(1, current) * value
      current = 0
    } else current = value === 100 ? Math.max(1, current) * 100 : current + value
  }
  const value = total + current
  return whole(value)
}

const whole = (value: number): Decimal | null =>
  value > 0 && Number.isSafeInteger(value) ? { digits: String(value), places: 0 } : null

const englishNumber = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)[ -]\w+ty/i
const frenchDigit = 'deux|trois|quatre|cinq|six|sept|huit|neuf'
const frenchThousands = new RegExp(`^(?:(?<count>${frenchDigit}) )?mille (?<hundreds>${frenchDigit})$`)
