import { decimalOf, type Money } from '../../../../src/shared/money.ts'

/** Amounts in English words, as on a cheque, so that a misread figure is noticed. */

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['', 'thousand', 'million', 'billion', 'trillion']

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  const ones = rest % 10
  const restWords =
    rest < 20 ? small[rest] : `${tens[Math.floor(rest / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`
  if (hundreds === 0) return restWords ?? ''
  return `${small[hundreds]} hundred${rest === 0 ? '' : ` and ${restWords}`}`
}

/** Digits such as '16500' as 'sixteen thousand five hundred'. */
function numberInWords(digits: string): string {
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  const words = groups.flatMap((group, index) => {
    const scale = scales[groups.length - 1 - index]
    return Number(group) === 0 ? [] : [`${belowThousand(Number(group))}${scale ? ` ${scale}` : ''}`]
  })
  return words.join(' ') || 'zero'
}

/** Such as 'sixteen thousand five hundred euros and 50/100'. */
export function amountInWords(money: Money): string {
  const [whole = '0', fraction] = decimalOf(money).split('.')
  const name = currencyName(whole, money.currency)
  const part = fraction && Number(fraction) > 0 ? ` and ${fraction}/${10 ** fraction.length}` : ''
  return `${numberInWords(whole)} ${name}${part}`
}

const currencyName = (whole: string, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(whole as Intl.StringNumericLiteral)
    .find(({ type }) => type === 'currency')?.value ?? currency
