import { alternatives } from '../../language/alternatives.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { priceCues } from '../../language/lexicon/money/money-words.ts'
import { otherPaymentWords } from '../../language/lexicon/money/other-payment-words.ts'
import { moneyIn } from '../../language/quantities/price.ts'
import type { Quantity } from '../../language/quantities/quantity.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { ListingSource } from '../../providers/assistant/briefs.ts'
import type { PriceRelation } from '../list/schema.ts'
import type { Pair } from '../rounds/pair.ts'

const aboutOtherPayment = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(otherPaymentWords)})(?!\p{L})`,
  'iu',
)

/** A text with more amounts is a price list, which states no single price. */
const maxPrices = 12

/**
 * Compares the seller's price with the buyer's budget. Both are read from revealed texts only, because both sides see
 * the result. Null unless both are clear: in one currency, and both totals or both per the same unit. In steps, one for each
 * sentence: the largest listings take more than a hundred milliseconds.
 */
export function* priceRelationInSteps({
  seller,
  buyer,
}: Pick<Pair, 'seller' | 'buyer'>): Generator<void, PriceRelation | null> {
  const budgets = yield* amountsOf(buyer, isBudget)
  const [budget] = budgets
  if (!budget || budgets.some((other) => !isSameKind(other, budget) || other.max !== budget.max)) return null
  const named = yield* amountsOf(seller, isPrice)
  const prices = named.filter(({ dimension }) => dimension === budget.dimension)
  if (prices.length === 0 || prices.length > maxPrices) return null
  if (!prices.every((price) => isSameKind(price, budget))) return null
  if (prices.every((price) => highestOf(price) <= budget.max)) return 'within budget'
  return prices.every(({ min }) => min > budget.max) ? 'above budget' : null
}

/** The amounts of money in a listing's revealed texts for which `accepts` holds. */
function* amountsOf(
  { name, description, points }: ListingSource,
  accepts: (amount: Quantity, sentence: string) => boolean,
): Generator<void, Quantity[]> {
  const revealed = points.flatMap((point) => (point.reveal ? [point.text] : []))
  const amounts = []
  for (const sentence of [name, description, ...revealed].flatMap(sentencesOf)) {
    yield
    if (aboutOtherPayment.test(sentence) || priceCues.fee.test(sentence)) continue
    amounts.push(...moneyIn(sentence, detectLanguage(sentence)).filter((amount) => accepts(amount, sentence)))
  }
  return amounts
}

const isBudget = ({ bound, max, topic }: Quantity, sentence: string): boolean =>
  Number.isFinite(max) &&
  bound !== 'from' &&
  (priceCues.price.test(sentence) ? topic !== 'insurance' : bound === 'at most' && isWholePrice(topic))

const isPrice = ({ bound, topic }: Quantity, sentence: string): boolean =>
  bound !== 'order from' && (priceCues.price.test(sentence) ? topic !== 'insurance' : isWholePrice(topic))

/**
 * Whether an amount without a word for a price beside it can be the price. An amount with another topic is something else,
 * for example a delivery fee.
 */
const isWholePrice = (topic: Quantity['topic']): boolean => topic === null || topic === 'payment'

const isSameKind = (a: Quantity, b: Quantity): boolean => a.dimension === b.dimension && a.per === b.per

/** 'From' prices have no upper end. */
const highestOf = ({ bound, max }: Quantity): number => (bound === 'from' ? Number.POSITIVE_INFINITY : max)
