import { toCardinal as inGerman } from 'n2words/de-DE'
import { toCardinal as inEnglish } from 'n2words/en-GB'
import { decimalOf, type Money } from '../../../src/shared/proposals/money.ts'

/** Amounts in words, as on a cheque, so that a misread figure is noticed. English where the language isn't one of these. */
const languages = {
  en: { words: inEnglish, and: 'and' },
  // 'ein Euro', but 'eins' for the number alone.
  de: { words: (whole: string) => inGerman(whole).replace(/eins$/, 'ein'), and: 'und' },
}

/** Such as 'sixteen thousand five hundred euros and 50/100'. */
export function amountInWords(money: Money, locale: string): string {
  const language = locale.startsWith('de') ? 'de' : 'en'
  const { words, and } = languages[language]
  const [whole = '0', fraction] = decimalOf(money).split('.')
  const part = fraction && Number(fraction) > 0 ? ` ${and} ${fraction}/${10 ** fraction.length}` : ''
  return `${words(whole)} ${currencyName(whole, money.currency, language)}${part}`
}

const currencyName = (whole: string, currency: string, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(whole as Intl.StringNumericLiteral)
    .find(({ type }) => type === 'currency')?.value ?? currency
