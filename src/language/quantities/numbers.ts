import { alternatives } from '../alternatives.ts'
import { numberWords, scalePatterns, scaleWords } from '../lexicon/quantities/number-words.ts'

/** Numbers as people write them: 2,000; 2.000,50; 1 500; 10k; 1.5 million; twelve, zwölf, douze, doce. */

const digitsSource = String.raw`(?:\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`
const scaleSource = String.raw`(?:\s?(?:${alternatives(scalePatterns)})(?![\p{L}]))?`
const wordSource = String.raw`(?<![\p{L}])(?:${Object.keys(numberWords).join('|')})(?![\p{L}])`

/** The source of a pattern that matches one number: digits with an optional scale, or a whole number word. */
export const numberSource = `${digitsSource}${scaleSource}|${wordSource}`

/** The value of a text that matches `numberSource`. */
export function numberOf(text: string): number {
  const word = numberWords[text.toLowerCase()]
  if (word !== undefined) return word
  const [, digits = '', scale = ''] = /^([\d.,'’\u00A0\u202F ]*\d)\s?(\p{L}*)/u.exec(text) ?? []
  return plainNumber(digits) * (scaleWords[scale.toLowerCase()] ?? 1)
}

/**
 * Decides which separator is the decimal one: the last of two different ones, or a single one unless exactly three
 * digits follow.
 */
function plainNumber(digits: string): number {
  const bare = digits.replace(/['’\u00A0\u202F ]/g, '')
  const decimal = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (decimal < 0) return Number(bare)
  const mark = bare[decimal] ?? '.'
  const kinds = (bare.includes('.') ? 1 : 0) + (bare.includes(',') ? 1 : 0)
  const after = bare.length - decimal - 1
  const grouping = kinds === 1 && (bare.split(mark).length > 2 || (after === 3 && !/^0[.,]/.test(bare)))
  if (grouping) return Number(bare.replaceAll(mark, ''))
  return Number(`${bare.slice(0, decimal).replace(/[.,]/g, '')}.${bare.slice(decimal + 1)}`)
}
