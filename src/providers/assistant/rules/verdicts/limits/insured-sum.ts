import type { Language } from '../../../../../language/languages.ts'
import { type AmountOfMoney, amountsOfMoney } from '../../../../../language/money/amounts/amounts-of-money.ts'
import { bareAmounts } from '../../../../../language/money/amounts/bare-amounts.ts'
import { insured, ownShare } from '../../lexicon/verdicts/price-limits.ts'
import { leavesOpen, ofOthers } from '../../lexicon/verdicts/uncertainty.ts'
import type { ClauseInContext } from '../clauses-in-context.ts'
import type { LimitVerdict } from './price-limit.ts'

/** A smaller part of the required sum is a price. */
const minPart = 0.05

/** Whether the seller is insured up to a required sum; null if none is required or stated. */
export function compareInsuredSum(
  text: string,
  language: Language,
  clauses: readonly ClauseInContext[],
): LimitVerdict | null {
  if (!insured.test(text) || ownShare.test(text)) return null
  const [required, second] = amountsOfMoney(text, language)
  if (!required || second) return null
  const need = Number(required.max)
  const stated = clauses.filter((context) => sumsIn(context, required).length > 0)
  const last = stated.at(-1)
  if (!last) return null
  const latest = stated.filter(({ position }) => position === last.position)
  const sums = latest.flatMap((context) => sumsIn(context, required))
  const meets = sums.every((sum) => sum >= need)
  const fails = sums.every((sum) => sum < need)
  const isOpen = latest.some(({ sentence }) => leavesOpen(sentence.text) || sentence.text.includes('?'))
  const verdict = isOpen ? null : meets ? 'meet' : fails ? 'not meet' : null
  return { verdict, context: last, stance: [meets ? 'amount yes' : 'amount no'] }
}

function sumsIn({ clause, position }: ClauseInContext, { currency, max }: AmountOfMoney): number[] {
  const { text, language } = clause
  if (!insured.test(text) || ownShare.test(text) || ofOthers.test(text)) return []
  const named = amountsOfMoney(text, language)
  const bare = position > 0 ? bareAmounts(text, language, currency, named) : []
  return [...named, ...bare]
    .filter((amount) => amount.currency === currency)
    .map((amount) => Number(amount.max))
    .filter((sum) => sum >= Number(max) * minPart)
}
