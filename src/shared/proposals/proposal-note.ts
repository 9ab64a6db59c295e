import type { Package } from './agreements.ts'
import { countedUnit } from './counted-unit.ts'
import { decimalOf, showMoney } from './money.ts'

/** Words for the packages of an assistant's proposal. */

const letters = ['A', 'B', 'C']

/** Each package in one sentence. */
export const describePackages = (packages: readonly Package[]): string[] =>
  packages.map(({ total, taxIncluded, deliveryIncluded, quantity, unit, terms }, i) => {
    const included = [taxIncluded ? 'tax' : '', deliveryIncluded ? 'delivery' : '']
      .filter(Boolean)
      .join(' and ')
    const parts = [
      `${showMoney(total, 'en')}${included ? `, ${included} included` : ''}`,
      ...(quantity === undefined ? [] : [[quantity, unit].filter(Boolean).join(' ')]),
      ...terms.map((term) => `${term.label}: ${countedUnit(String(term.value), term.unit)}`),
    ]
    return `${packages.length > 1 ? `Option ${letters[i] ?? i + 1}: ` : ''}${parts.join('; ')}.`
  })

/** The note when the assistant has written none that may be sent. The packages stand beside it. */
export const noteFromTemplate = (packages: readonly Package[]): string =>
  packages.length > 1
    ? 'These options suit us equally. Please choose the one that suits you, or propose other terms.'
    : 'This is our proposal. Please accept it, or propose other terms.'

/**
 * Whether every figure of the text is one of the packages, in digits of any script. Numbers in words count as figures that
 * are in no package.
 */
export function statesOnlyFiguresOf(packages: readonly Package[], text: string): boolean {
  const allowed = new Set(packages.flatMap(figuresOfPackage).flatMap(spellings))
  const plain = text.normalize('NFKC')
  return !numberWords.test(plain) && figuresIn(plain).every((figure) => allowed.has(figure))
}

const figuresOfPackage = ({ total, quantity, unit, terms }: Package): string[] => [
  decimalOf(total),
  ...figuresIn(
    [
      quantity ?? '',
      unit ?? '',
      ...terms.flatMap(({ label, value, unit: of }) => [label, value, of ?? '']),
    ].join('\n'),
  ),
]

/** With and without minor units, without separators. */
const spellings = (figure: string): string[] => {
  const [whole = '', fraction] = figure.split('.')
  if (fraction === undefined) return [figure]
  return [whole + fraction, ...(/^0*$/.test(fraction) ? [whole] : [])]
}

/** Digits with their separators removed. Characters that aren't ASCII digits can't match a package's. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\p{N}(?:[\p{N}.,'’\u00a0\u202f ]*\p{N})?/gu)].map(([figure]) =>
    figure.replaceAll(/[.,'’\u00a0\u202f ]/g, ''),
  )

/** In the four languages; small numbers in words aren't amounts. */
const numberWords =
  /hundred|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundert|tausend|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\bcents?\b|\bmille\b|vingt|trente|quarante|cinquante|soixante|\bcien|\bmil\b|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa/iu
