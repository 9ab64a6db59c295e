import { alternatives } from '../../alternatives.ts'
import { eachWords, taxWords } from '../../lexicon/money/price-unit-words.ts'
import { followedBy, named, notPrecededBy, oneOf, phrase, wordEnd, wordOf } from '../../pattern-parts.ts'
import { unitSource } from '../../quantities/units.ts'
import { wordSource } from '../amounts/exact-amount.ts'
import { currencyAfter, currencyOf } from './currencies.ts'

/** '12k', but not '84k miles'. */
const thousands = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/€$£¥])\d+(?:[.,]\d+)?\s?k(?![\p{L}\p{N}])(?!\s(?:${unitSource})(?!\p{L}))`,
  'giu',
)
/** '340 for the sofa', 'zwölfhundert für den Flügel', but not the time in 'at 10 for the viewing'. */
const whole = new RegExp(
  [
    notPrecededBy(String.raw`[\p{L}\p{N}.,/€$£¥-]`, String.raw`(?:nr|no|n°|at|um|à|las)\.?\s`),
    oneOf(String.raw`\d{2,}`, String.raw`\d{1,3}(?:[.,'’]\d{3})+`, wordSource),
    followedBy(
      String.raw`\s${oneOf(
        'for (?:the|your|that|all|both)',
        'für(?:n|s| de[nr]| das| die| ihren?| deinen?| alles| beide)',
        "pour (?:le|la|l['’]|les|ton|ta|votre|tout)",
        'por (?:el|la|los|las|tu|su|todo)',
      )}${wordEnd}`,
    ),
  ].join(''),
  'giu',
)
/** '12 euros 50' */
const currencyNameBefore = String.raw`(?:${currencyAfter})\s(?:(?:and|und|et|con|y)\s)?`
/** '17,50 die Stunde', '45 per m²', '4.80 each'. */
const rate = new RegExp(
  [
    notPrecededBy(currencyNameBefore),
    notPrecededBy(String.raw`[\p{L}\p{N}.,/€$£¥]`),
    String.raw`(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?`,
    followedBy(
      String.raw`${oneOf(
        String.raw`\s?\/\s?`,
        String.raw`\s${wordOf('an? per die der das pro je par le la por el al')}\s`,
        String.raw`\s(?:de )?l['’]`,
      )}\p{L}`,
      String.raw`\s${oneOf(alternatives(eachWords), alternatives(taxWords))}${wordEnd}`,
    ),
  ].join(''),
  'giu',
)
const surely = phrase('natürlich | obviously | naturally | of course | that is | bien sûr | claro | obvio')
/** 'in euros', and '1,100 a month, euros, bills included'. */
const currencyNamed = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(?:in|en)\s|,\s|\()` +
      named('name', currencyAfter) +
      followedBy(String.raw`\s*(?:[.,;!?)]|$)`, String.raw`\s${surely}`),
    `^${named('alone', currencyAfter)}${followedBy(String.raw`,?\s${surely}`, String.raw`\W*$`)}`,
  ].join('|'),
  'iu',
)

/** '12k a month, in euros' as '12k EUR a month, in euros'. */
export function withCurrency(sentence: string, otherwise: string | undefined): string {
  const currency = currencyIn(sentence) ?? otherwise
  if (!currency) return sentence
  return [thousands, rate, whole].reduce((text, pattern) => text.replace(pattern, `$& ${currency}`), sentence)
}

/** The currency that a sentence names beside its amounts: 'two grand, in pounds'. */
export function currencyIn(sentence: string): string | undefined {
  const { name, alone = '' } = currencyNamed.exec(sentence)?.groups ?? {}
  const known = currencyOf(name ?? alone, 'after')
  return known && !known.isCents ? known.code : undefined
}
