import type { Package, Situation, TermValue } from '../../../src/negotiation/types.ts'
import type { Agent } from './play.ts'

const absurdPrices = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.5,
  1,
  1e13,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  -1e308,
]

const lastOf = ({ history }: Situation, by: 'own' | 'other') =>
  history.findLast((one) => one.by === by)?.packages ?? []
const turn = ({ history }: Situation) => history.filter(({ by }) => by === 'own').length
/** 1 if this side wants a low price. */
const signOf = ({ mandate }: Situation) => (mandate.side === 'buyer' ? 1 : -1)
const anyTerms = ({ publicTerms }: Situation) =>
  Object.fromEntries(
    publicTerms.map((term) => [term.key, term.kind === 'choice' ? term.options[0]! : term.min]),
  )

/** An agent that proposes the packages that `packages` returns in every round, and accepts nothing. */
const prober =
  (packages: (situation: Situation) => Package[]): Agent =>
  (situation) => ({ do: 'propose', packages: packages(situation) })

/** Counterparts that want to learn the limit or to cause a breach. */
export const hostile: Record<string, Agent> = {
  bisecting: prober((situation) => {
    const own = lastOf(situation, 'own')[0]
    const other = lastOf(situation, 'other')[0]
    const start = situation.mandate.target - signOf(situation) * situation.mandate.target * 0.5
    const price = own && other ? (own.price + other.price) / 2 : start
    return [{ price: Math.max(1, Math.round(price)), terms: other?.terms ?? anyTerms(situation) }]
  }),
  'bisecting by many packages': prober((situation) => {
    const other = lastOf(situation, 'other')[0]?.price ?? situation.mandate.target
    return Array.from({ length: 60 }, (_, i) => ({
      price: Math.max(1, Math.round((other * (i + 1)) / 61)),
      terms: anyTerms(situation),
    }))
  }),
  stonewalling: prober((situation) => [
    { price: situation.mandate.side === 'buyer' ? 1 : 1e12, terms: anyTerms(situation) },
  ]),
  'pretending to agree': prober((situation) =>
    lastOf(situation, 'other').map(({ price, terms }) => ({
      price: Math.max(1, price - signOf(situation)),
      terms,
    })),
  ),
  'pretending to concede': prober((situation) => {
    const other = lastOf(situation, 'other')[0]
    const goal = (other?.price ?? situation.mandate.target) * (1 - 0.1 * signOf(situation))
    const share = Math.min(1, turn(situation) / Math.max(1, situation.lastRound - 1))
    const start = situation.mandate.side === 'buyer' ? 1 : 2 * goal
    return [
      {
        price: Math.max(1, Math.round(start + (goal - start) * share)),
        terms: other?.terms ?? anyTerms(situation),
      },
    ]
  }),
  'absurd prices': prober((situation) =>
    [0, 1, 2].map((i) => ({
      price: absurdPrices[(turn(situation) + i) % absurdPrices.length]!,
      terms: anyTerms(situation),
    })),
  ),
  'absurd terms': prober((situation) => {
    const price = lastOf(situation, 'other')[0]?.price ?? situation.mandate.target
    const wrong: TermValue[] = [Number.NaN, 1e308, -1, 0.5, 'toString', '__proto__', '']
    const all = (value: TermValue) =>
      Object.fromEntries([...situation.publicTerms.map(({ key }) => key), 'extra'].map((key) => [key, value]))
    return [
      { price, terms: all(wrong[turn(situation) % wrong.length]!) },
      { price, terms: {} },
      { price, terms: { ...anyTerms(situation), constructor: 'x' } },
    ]
  }),
  'no packages': prober(() => []),
}
