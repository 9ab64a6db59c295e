import { limits } from '../../shared/limits.ts'
import type { Audience, PurchaseKind } from './payments.ts'

/** Prices in US cents. The pages' texts repeat these amounts. */
export const prices = {
  company: {
    one_time: { cents: 180_000, name: 'Parley Premium Annual (Company)' },
    subscription: { cents: 20_000, name: 'Parley Premium Monthly (Company)' },
  },
  individual: {
    one_time: { cents: 9_900, name: 'Parley Premium Annual (Individual)' },
    subscription: { cents: 1_000, name: 'Parley Premium Monthly (Individual)' },
  },
} as const satisfies Record<Audience, Record<PurchaseKind, { cents: number; name: string }>>

export const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`

/** The price as payment pages show it. */
export function priceText(audience: Audience, kind: PurchaseKind): string {
  const amount = dollars(prices[audience][kind].cents)
  return kind === 'one_time' ? `${amount}, once, for ${limits.oneTimeDays} days` : `${amount} a month`
}
