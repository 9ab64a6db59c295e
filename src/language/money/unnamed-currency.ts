import { currencyAfter, currencyOf } from './currencies.ts'

const thousands = /(?<![\p{L}\p{N}.,/€$£¥])\d+(?:[.,]\d+)?\s?k(?![\p{L}\p{N}])/giu
/** '17,50 die Stunde', '45 per m²'. */
const rate =
  /(?<![\p{L}\p{N}.,/€$£¥])\d+(?:[.,]\d{1,2})?(?=(?:\s?\/\s?|\s(?:an?|per|die|der|das|pro|je|par|le|la|por|el|al)\s|\s(?:de )?l['’])\p{L})/giu
const currencyNamed = new RegExp(String.raw`(?<!\p{L})(?:in|en)\s(?<name>${currencyAfter})`, 'iu')

/** '12k a month, in euros' as '12k EUR a month, in euros'. */
export function withCurrency(sentence: string, otherwise: string | undefined): string {
  const named = currencyOf(currencyNamed.exec(sentence)?.groups?.name ?? '', 'after')
  const currency = named && !named.isCents ? named.code : otherwise
  if (!currency) return sentence
  return sentence.replace(thousands, `$& ${currency}`).replace(rate, `$& ${currency}`)
}
