import { alternatives } from '../../alternatives.ts'
import { changeVerbs } from '../../lexicon/money/price-words.ts'
import { andWords, betweenWords } from '../../lexicon/quantities/quantity-words.ts'

const betweenBefore = new RegExp(String.raw`(?:${alternatives(betweenWords)})\s*$`, 'i')
const andWord = new RegExp(`^(?:${alternatives(`${andWords} | or | oder | ou | o`)})$`, 'i')
const changeBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(changeVerbs)})(?!\p{L})[^.;!?]{0,40}\s(?:from|de|von)\s$`,
  'iu',
)

interface Numbers {
  /** Decimal numbers such as '16500.00'; null for one that can't be read. */
  readonly low: string | null
  /** undefined without a second number. */
  readonly high: string | null | undefined
  /** The word between both. */
  readonly joiner: string
}

/** The lowest and the highest amount; null if the two are no range. `before` is the text before them. */
export function rangeOf(before: string, { low, high, joiner }: Numbers): [string, string] | null {
  if (low === null || high === null) return null
  if (high === undefined) return [low, low]
  if (andWord.test(joiner) && !betweenBefore.test(before)) return null
  const scaled = inScaleOf(high, low)
  // 'Sept à 155 €' is no range.
  const isApart = /^[aà]$/i.test(joiner) && Number(scaled) * 5 < Number(high)
  // 'From 640 to 590', 'von 640 auf 690' and 'pasa de 48 a 51' are changes: the latter counts.
  const isChange = /^auf$/i.test(joiner) || changeBefore.test(before)
  if (isApart || isChange || Number(scaled) > Number(high)) return [high, high]
  return [scaled, high]
}

/** '12-14 tausend' and '8 à 9 000' share the scale: `low` as 12,000 and 8,000. */
function inScaleOf(high: string, low: string): string {
  let scaled = low
  while (Number(high) >= 1000 && Number(scaled) * 100 <= Number(high) && Number(scaled) > 0)
    scaled = thousandfold(scaled)
  return scaled
}

function thousandfold(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  const places = decimals.padEnd(3, '0')
  const rest = decimals && `.${places.slice(3).padEnd(decimals.length, '0')}`
  return `${whole}${places.slice(0, 3)}${rest}`.replace(/^0+(?=\d)/, '')
}
