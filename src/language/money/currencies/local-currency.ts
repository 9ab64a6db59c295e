import { alternatives, phrasePattern } from '../../alternatives.ts'
import { placesByCurrency } from '../../lexicon/money/currency-names.ts'

const places = Object.entries(placesByCurrency).map(
  ([currency, words]) => [currency, phrasePattern(words, 'iu')] as const,
)
const american = alternatives('us | usd | américains | estadounidenses | americanos | u\\.s\\.')
const dollars = new RegExp(
  String.raw`(?<![\p{L}$]|us[ -])(?:\$(?!\s?(?:[\d.,]+\s)?us|\p{L})|(?!americ)(?:(?:\p{L}+(?:sche|an)|new zealand|nz|aussie|au)\s)?(?:dollars?|bucks)(?!\p{L}|\s(?:${american})))`,
  'giu',
)
const pesos = /(?<!\p{L})(?:\$(?!\s?us|\p{L})|(?:\p{L}+(?:sche|an)\s)?(?:pesos?|pesitos)(?!\p{L}))/giu
const lucas = /(?<=\d\s?|\p{L}\s)lucas?(?!\p{L})/giu
const palos = /(?<=\d\s?|\p{L}\s)palos(?!\p{L})/giu
const dirhams = /(?<!\p{L})dirhams?(?!\p{L})/giu
const dollarCurrencies: ReadonlySet<string> = new Set(['CAD', 'AUD', 'NZD'])

/** '$40 in Ottawa' as 'CAD 40 in Ottawa', in a text that names places of one such currency only. */
export function inLocalCurrency(sentences: readonly string[]): readonly string[] {
  if (!sentences.some((sentence) => anyOf.test(sentence))) return sentences
  const text = sentences.join(' ')
  const [found, ...others] = places.filter(([, words]) => words.test(text))
  if (!found || others.length > 0) return sentences
  const [currency] = found
  return sentences.map((sentence) => {
    if (currency === 'MAD') return sentence.replace(dirhams, currency)
    if (dollarCurrencies.has(currency)) return sentence.replace(dollars, currency)
    return sentence
      .replace(lucas, `mil ${currency}`)
      .replace(palos, `millones ${currency}`)
      .replace(pesos, currency)
  })
}
const anyOf = /\$|dollars?|bucks|pes(?:it)?os?|lucas?|palos|dirhams?/iu
