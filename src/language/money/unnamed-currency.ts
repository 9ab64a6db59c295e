import { alternatives } from '../alternatives.ts'
import { eachWords, taxWords } from '../lexicon/price-unit-words.ts'
import { currencyAfter, currencyOf } from './currencies.ts'

const thousands = /(?<![\p{L}\p{N}.,/€$£¥])\d+(?:[.,]\d+)?\s?k(?![\p{L}\p{N}])/giu
/** '17,50 die Stunde', '45 per m²', '4.80 each'. */
const rate = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/€$£¥])(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?` +
    String.raw`(?=(?:\s?\/\s?|\s(?:an?|per|die|der|das|pro|je|par|le|la|por|el|al)\s|\s(?:de )?l['’])\p{L}|\s(?:${alternatives(eachWords)}|${alternatives(taxWords)})(?!\p{L}))`,
  'giu',
)
/** 'in euros', and '1,100 a month, euros, bills included'. */
const currencyNamed = new RegExp(
  String.raw`(?:(?<!\p{L})(?:in|en)\s|,\s|\()(?<name>${currencyAfter})(?=\s*(?:[.,;!?)]|$)|\s(?:natürlich|of course|bien sûr|claro))`,
  'iu',
)

/** '12k a month, in euros' as '12k EUR a month, in euros'. */
export function withCurrency(sentence: string, otherwise: string | undefined): string {
  const named = currencyOf(currencyNamed.exec(sentence)?.groups?.name ?? '', 'after')
  const currency = named && !named.isCents ? named.code : otherwise
  if (!currency) return sentence
  return sentence.replace(thousands, `$& ${currency}`).replace(rate, `$& ${currency}`)
}
