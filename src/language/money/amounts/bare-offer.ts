import { minorDigits } from '../../../shared/proposals/money.ts'
import { alternatives } from '../../alternatives.ts'
import { offerWords } from '../../lexicon/money/price-words.ts'
import type { AmountOfMoney } from './amounts-of-money.ts'
import { decimalAmount } from './exact-amount.ts'

/** A number without a currency that a sentence offers. */
export interface BareOffer {
  readonly index: number
  readonly end: number
  /** The one that the text names elsewhere. */
  readonly currency: string
}

const offered = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(offerWords)})\s(?<number>\d{1,3}(?:[.,'’]\d{3})+|\d{1,6}(?:[.,]\d{2})?)` +
    String.raw`(?=\s*(?:[.,;!?)](?!\d)|$)|\s(?:and|und|et|y|if|wenn|si|for|für|pour|por|cash|bar|in|today|heute)\s)`,
  'giu',
)
/** What is offered has about the size of an amount that was named. */
const sizes = [0.4, 2.5] as const

/** The last number that a sentence offers: 'I can give you 110' after '150 €'. */
export function bareOfferIn(sentence: string, named: readonly AmountOfMoney[]): BareOffer | null {
  const [currency, ...others] = new Set(named.map((one) => one.currency))
  const match = [...sentence.matchAll(offered)].at(-1)
  const number = match?.groups?.number
  if (!currency || others.length > 0 || !match || !number) return null
  const value = Number(decimalAmount(number, minorDigits(currency)))
  const isOfSize = named.some(({ min }) => value >= Number(min) * sizes[0] && value <= Number(min) * sizes[1])
  const end = match.index + match[0].length
  return isOfSize ? { index: end - number.length, end, currency } : null
}
