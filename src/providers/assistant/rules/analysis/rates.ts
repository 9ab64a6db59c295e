import { alternatives } from '../../../../language/alternatives.ts'
import { pieceStems } from '../../../../language/lexicon/quantities/counted-nouns.ts'
import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { unitOf } from '../../../../language/quantities/units.ts'
import { type Rate, ratePatterns } from '../lexicon/evidence/rates.ts'

/** In characters: how far from an amount its noun may be. */
const vicinity = { before: 60, after: 25 } as const

const piece = new RegExp(`^(?:${alternatives(pieceStems)})$`)

/** Adds what an amount of money is counted by where a noun says so: 'day rate: 980 €' is money a day. */
export function withRates(text: string, quantities: readonly Quantity[]): Quantity[] {
  return quantities.map((quantity) => {
    if (!quantity.dimension.startsWith('money')) return quantity
    if (quantity.per !== null) return piece.test(quantity.per) ? { ...quantity, per: 'piece' } : quantity
    const rate = rateAt(text, quantity)
    if (!rate) return quantity
    if (rate === 'total' || rate === 'piece' || rate === 'hour') return { ...quantity, per: rate }
    const days = rate === 'month' ? (unitOf('month')?.factor ?? 1) : 1
    return { ...quantity, per: 'time', min: quantity.min / days, max: quantity.max / days }
  })
}

/** The nearest noun within the amount's part of the sentence. */
function rateAt(text: string, { index, end }: Quantity): Rate | null {
  const from = Math.max(0, index - vicinity.before)
  const before = /[^.;!?,]*$/.exec(text.slice(from, index))?.[0] ?? ''
  const after = /^[^.;!?,]*/.exec(text.slice(end, end + vicinity.after))?.[0] ?? ''
  let nearest: { rate: Rate; distance: number } | null = null
  for (const [rate, pattern] of ratePatterns) {
    for (const match of before.matchAll(pattern)) {
      const distance = before.length - match.index - match[0].length
      if (!nearest || distance < nearest.distance) nearest = { rate, distance }
    }
    for (const match of after.matchAll(pattern))
      if (!nearest || match.index < nearest.distance) nearest = { rate, distance: match.index }
  }
  return nearest?.rate ?? null
}
