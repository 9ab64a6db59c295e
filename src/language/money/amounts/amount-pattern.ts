import { alternatives } from '../../alternatives.ts'
import { afterOrdinals } from '../../lexicon/money/price-words.ts'
import { amountRangeWords } from '../../lexicon/quantities/quantity-words.ts'
import {
  followedBy,
  gap,
  letter,
  named,
  notFollowedBy,
  notPrecededBy,
  oneOf,
  optional,
  phrase,
  precededBy,
  wordEnd,
  wordOf,
} from '../../pattern-parts.ts'
import { currencyAfter, currencyBefore, currencyCode } from '../currencies/currencies.ts'
import { amountSource, wordSource } from './exact-amount.ts'

/** The grammar of an amount of money: a number or a range with a currency before or after it. */

const joiner = alternatives(`${amountRangeWords} | auf | till | or | oder | ou | o`)
/** What stands after Swiss and German amounts without cents: '500.–', '500,-'. */
const noCents = optional('[.,][-–—]{1,2}')
const number = (name: string): string => named(name, amountSource) + noCents

/** '€ 500', 'EUR 500.–', '$12 to $15', '$28 AUD' */
const currencyFirst = [
  named('prefix', currencyBefore),
  gap,
  number('prefixLow'),
  optional(gap, named('prefixJoiner', joiner), gap, optional(currencyBefore), gap, number('prefixHigh')),
  optional(gap, followedBy(letter), named('code', currencyCode), wordEnd),
].join('')

/** 'e' for euro: '260e', '45e ferme', '13e50', '12e/h', '9e la pièce', but neither '20e siècle' nor '4e étage'. */
const euroLetter =
  oneOf(
    `${precededBy(String.raw`\d{3}`)}e`,
    `${precededBy(String.raw`\d{2}\s?`)}e${notFollowedBy(String.raw`\s${phrase(afterOrdinals)}${wordEnd}`)}`,
    `e${followedBy(
      String.raw`\d{2}(?!\d)`,
      String.raw`\s?/\s?\p{L}`,
      String.raw`\s(?:de\s)?(?:la?|le|el|l['’])(?!\p{L})`,
    )}`,
  ) + notFollowedBy(letter, String.raw`\p{N}(?!\d(?!\d))`)
/** '12€50' */
const euroBeforeCents = String.raw`€(?=\d{2}(?!\d))`

/** Between the currency and the cents: nothing after a symbol, else a space, or a word as in '12 euros con 50'. */
const beforeCents = oneOf(
  precededBy('€', String.raw`\de`),
  String.raw`\s${optional(wordOf('and und et con y'), String.raw`\s`)}`,
)
/** What shows that a number after the currency is cents and no other amount: 'cents', or an end or a unit after it. */
const afterCents = oneOf(
  precededBy(String.raw`[€e]\d\d`) + notFollowedBy(String.raw`\d`),
  String.raw`\s${wordOf('cents? centimes? c[eé]ntimos?')}${wordEnd}`,
  followedBy(
    String.raw`\s*(?:[.;!?)]|$)`,
    String.raw`,\s`,
    String.raw`\s?/`,
    String.raw`\s${wordOf('per pro par por a an each apiece je the le la el das der die du del pièce ht ttc net')}${wordEnd}`,
    String.raw`\s(?:de )?l['’]`,
  ),
)
/** '12€50', '12 euros 50 per plate', '12 euros con 50', 'six euros cinquante', 'dos euros y medio'. */
const cents = optional(beforeCents, named('cents', String.raw`\d{2}`, 'medio', wordSource), afterCents)

/** '500 €', '12 to 15 euros', '12 € bis 15 €', 'two thousand euros', 'deux millions d'euros' */
const currencyLast = [
  number('low'),
  optional(gap, optional(currencyAfter), gap, named('joiner', joiner), gap, number('high')),
  String.raw`[\s-]?`,
  optional(String.raw`d(?:e\s|['’])`),
  named('suffix', currencyAfter, euroBeforeCents, euroLetter),
  cents,
].join('')

/** Neither within a word or a number nor after a minus. */
const start = notPrecededBy(String.raw`[\p{L}\p{N}.,/]`) + notPrecededBy(String.raw`[-–—+](?=\d)`)

/** `amountPartsOf` returns the parts of its matches. */
export const amountPattern = new RegExp(
  start + oneOf(currencyFirst, currencyLast) + optional(named('more', String.raw`\+`)),
  'giu',
)
/** Most sentences name none; for them, the long pattern isn't copied by `matchAll`. */
export const anyCurrency = new RegExp(String.raw`${currencyBefore}|${currencyAfter}|\d\s?e(?!\p{L})`, 'iu')

/** The parts of an amount as the text writes them. */
export interface AmountParts {
  readonly low: string
  /** The second number of a range. */
  readonly high: string | undefined
  /** The word between both. */
  readonly joiner: string
  /** What names the currency, and on which side of the number. Undefined for a bare number. */
  readonly currency: { readonly name: string; readonly place: 'before' | 'after' } | undefined
  readonly cents: string | undefined
  /** A plus follows: '500 €+'. */
  readonly hasPlus: boolean
}

/** The parts of a match of `amountPattern`, or of one that has only numbers: `low`, `joiner` and `high`. */
export function amountPartsOf({ groups = {} }: RegExpExecArray): AmountParts {
  const { prefix, prefixLow, prefixJoiner, prefixHigh, code, low, joiner, high, suffix, cents, more } = groups
  return {
    low: prefixLow ?? low ?? '',
    high: prefixHigh || high,
    joiner: prefixJoiner ?? joiner ?? '',
    currency: currencyNameOf({ prefix, code, suffix }),
    cents,
    hasPlus: more !== undefined,
  }
}

type CurrencyGroups = Record<'prefix' | 'code' | 'suffix', string | undefined>

/** In '$28 AUD' the code decides; a single word that isn't in capitals, as in '$28 all', is none. */
function currencyNameOf({ prefix, code, suffix }: CurrencyGroups): AmountParts['currency'] {
  if (code && (/^[A-Z]+$/.test(code) || code.includes(' '))) return { name: code, place: 'after' }
  if (prefix) return { name: prefix, place: 'before' }
  return suffix ? { name: suffix, place: 'after' } : undefined
}
