import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable } from '../../../../language/quantities/satisfies.ts'
import { compareAmounts } from '../evidence/compare-amounts.ts'
import type { ClauseView } from './clause-view.ts'
import { compareDates, dateIn } from './compare-dates.ts'
import { nearness } from './stance-features.ts'

const maxPairs = 12

/** Compares amounts. A comparable amount also says that the clause is relevant. */
export function amountFeatures(view: ClauseView, relevance: Set<string>): string[] {
  const { required, context, place, asked, ownLevel, askedLevel, jointLevel } = view
  const [first] = required.analysis.quantities
  if (!first) return context.clause.quantities.length > 0 ? ['amount not required'] : []
  const inClause = compareAmounts(required.analysis, context.clause)
  const inSentence = compareAmounts(required.analysis, context.sentence)
  const inQuestion = asked ? compareAmounts(required.analysis, asked) : null
  const levels = `own ${Math.min(ownLevel, 2)} asked ${Math.min(askedLevel, 2)}`
  const pairs = required.analysis.quantities.flatMap((need) =>
    context.clause.quantities.filter((other) => comparable(need, other)).map((stated) => ({ need, stated })),
  )
  const isOfOther =
    pairs.length > 0 &&
    view.own.near === 0 &&
    pairs.every(({ need, stated }) => ratioLevel(need, stated) === 'far')
  if (isOfOther) return ['amount of other']
  if (inClause === 'yes' || inClause === 'no') {
    relevance.add(`amount ${levels}`)
    relevance.add(`amount joint ${jointLevel} ${first.dimension}`)
  }
  return [
    `amount ${inClause}`,
    `amount in sentence ${inSentence}`,
    `amount ${inClause} ${place} ${levels}`,
    `amount ${inClause} joint ${jointLevel}`,
    ...(inQuestion ? [`amount asked ${inQuestion}`, `amount asked ${inQuestion} stated ${inClause}`] : []),
    ...(pairs.length > 0 && context.clause.quantities.length > 1 ? ['several amounts'] : []),
    ...pairs.slice(0, maxPairs).flatMap(({ need, stated }) => pairFeatures(need, stated, ownLevel)),
  ]
}

function pairFeatures(need: Quantity, stated: Quantity, ownLevel: number): string[] {
  const direction = stated.min > need.max ? 'more' : stated.max < need.min ? 'less' : 'same'
  const ratio = ratioLevel(need, stated)
  return [
    `${direction} ${need.dimension} ${need.bound === 'about' ? 'exact' : need.bound}`,
    `${direction} than ${need.bound}`,
    `${direction}, stated ${stated.bound}`,
    `${direction} ratio ${ratio}`,
    `ratio ${ratio} own ${Math.min(ownLevel, 2)}`,
    `${direction} requires ${need.bound} stated ${stated.bound} ratio ${ratio}`,
  ]
}

/** How far apart two amounts are; far ones are rarely of the same thing. */
function ratioLevel(need: Quantity, stated: Quantity): 'same' | 'near' | 'apart' | 'far' {
  const sizeOf = ({ bound, min, max }: Quantity) =>
    bound === 'at most' ? max : Number.isFinite(max) ? (Math.max(min, 0) + max) / 2 : Math.max(min, 0)
  const ratio = sizeOf(stated) / sizeOf(need)
  const factor = ratio > 1 ? ratio : 1 / ratio
  return factor < 1.01 ? 'same' : factor < 1.6 ? 'near' : factor < 4 ? 'apart' : 'far'
}

/** Compares dates. A comparable date also says that the clause is relevant. */
export function dateFeatures(view: ClauseView, relevance: Set<string>): string[] {
  const { text, context } = view
  const inClause = compareDates(text, context.clause.text)
  if (inClause === null) return dateIn(context.clause.text) ? ['date not required'] : []
  if (inClause !== 'unknown') relevance.add('date')
  return [
    `date ${inClause}`,
    `date ${inClause} ${nearness(view)}`,
    `date in sentence ${compareDates(text, context.sentence.text)}`,
  ]
}
