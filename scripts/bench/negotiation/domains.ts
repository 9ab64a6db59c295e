import type { Mandate, PublicTerm, Style, TermWorth } from '../../../src/negotiation/types.ts'
import { randomFrom } from '../random.ts'

export interface Domain {
  readonly family: string
  readonly terms: readonly PublicTerm[]
  readonly buyer: Mandate
  readonly seller: Mandate
  readonly rounds: number
  /** The largest sum of both worths. */
  readonly surplus: number
  readonly outcomes: number
}

/** How a family draws what one value of a term is worth to each side, in units of the weight. */
type Draw = (random: () => number) => { buyer: number; seller: number }

/** The families on which the engine was tuned. */
const devFamilies: Record<string, Draw> = {
  independent: (random) => ({ buyer: random() - 0.5, seller: random() - 0.5 }),
  opposed: (random) => {
    const value = random() - 0.5
    return { buyer: value, seller: -value * (0.3 + 1.4 * random()) }
  },
}

/** Families that were never used for tuning. */
const heldOutFamilies: Record<string, Draw> = {
  sparse: (random) => ({
    buyer: random() < 0.4 ? random() - 0.5 : 0,
    seller: random() < 0.4 ? random() - 0.5 : 0,
  }),
  skewed: (random) => ({ buyer: random() ** 3 * sign(random), seller: random() ** 3 * sign(random) }),
}

const sign = (random: () => number) => (random() < 0.5 ? -1 : 1)

export type Half = 'dev' | 'held out'
export type Openings = 'equal' | 'unequal'

const seeds: Record<Half, number> = { dev: 1_000, 'held out': 900_000 }

/** Domains with several terms and a price, from 3 to 4,000 combinations of terms. */
export function makeDomains(half: Half, openings: Openings, count: number): Domain[] {
  const families = Object.entries(half === 'dev' ? devFamilies : heldOutFamilies)
  return Array.from({ length: count }, (_, i) => {
    const [family, draw] = families[i % families.length]!
    const random = randomFrom(seeds[half] + i * 7919 + (openings === 'equal' ? 0 : 50_000))
    return makeDomain(family, draw, openings, random)
  })
}

function makeDomain(family: string, draw: Draw, openings: Openings, random: () => number): Domain {
  const outcomesWanted = 3 * (4000 / 3) ** random()
  const terms: PublicTerm[] = []
  const worth: { buyer: TermWorth[]; seller: TermWorth[] } = { buyer: [], seller: [] }
  const unit = Math.round(10 ** (3 + 3 * random()))
  let [outcomes, best] = [1, 0]
  while (terms.length < 1 || (outcomes * 2 <= outcomesWanted && terms.length < 10)) {
    const key = `t${terms.length}`
    const size = Math.max(2, Math.min(2 + Math.floor(random() * 6), Math.floor(outcomesWanted / outcomes)))
    outcomes *= size
    if (random() < 0.3) {
      const step = 1 + Math.floor(random() * 5)
      terms.push({ key, label: key, kind: 'number', min: 0, max: step * (size - 1), step })
      const one = draw(random)
      const perUnit = (value: number) => Math.round((2 * value * unit) / (step * (size - 1)))
      worth.buyer.push({ key, perUnit: perUnit(one.buyer) })
      worth.seller.push({ key, perUnit: perUnit(one.seller) })
      best += Math.max(0, (perUnit(one.buyer) + perUnit(one.seller)) * step * (size - 1))
      continue
    }
    const options = Array.from({ length: size }, (_, i) => `o${i}`)
    terms.push({ key, label: key, kind: 'choice', options })
    const drawn = options.map(() => draw(random))
    const scaled = (side: 'buyer' | 'seller') => drawn.map((one) => Math.round(2 * one[side] * unit))
    const [buyer, seller] = [scaled('buyer'), scaled('seller')]
    worth.buyer.push({ key, options: Object.fromEntries(options.map((o, i) => [o, buyer[i]!])) })
    worth.seller.push({ key, options: Object.fromEntries(options.map((o, i) => [o, seller[i]!])) })
    best += Math.max(...options.map((_, i) => buyer[i]! + seller[i]!))
  }
  const surplus = Math.round(unit * (0.5 + 2 * random()))
  const price = 40 * unit
  return {
    family,
    terms,
    outcomes,
    surplus,
    rounds: 8 + Math.floor(random() * 18),
    ...mandatesFor({ price, gap: surplus - best, surplus, openings, worth, random }),
  }
}

interface Limits {
  readonly price: number
  /** How far the buyer's limit is above the seller's, at terms worth 0. */
  readonly gap: number
  readonly surplus: number
  readonly openings: Openings
  readonly worth: { buyer: TermWorth[]; seller: TermWorth[] }
  readonly random: () => number
}

export function mandatesFor({ price, gap, surplus, openings, worth, random }: Limits) {
  const opening = surplus * (0.6 + 0.6 * random())
  const ratio = openings === 'equal' ? 1 : 2 + 2 * random()
  const buyerHigh = random() < 0.5
  const [buyerOpening, sellerOpening] = [
    Math.round(buyerHigh ? opening * ratio : opening),
    Math.round(buyerHigh ? opening : opening * ratio),
  ]
  const [sellerLimit, buyerLimit] = [price, price + gap]
  const common = { bounds: [], deadline: null, style: 'balanced' as Style }
  return {
    buyer: {
      ...common,
      side: 'buyer' as const,
      walkAway: buyerLimit,
      target: buyerLimit - Math.max(10, buyerOpening),
      worth: worth.buyer,
    },
    seller: {
      ...common,
      side: 'seller' as const,
      walkAway: sellerLimit,
      target: sellerLimit + Math.max(10, sellerOpening),
      worth: worth.seller,
    },
  }
}

/**
 * Domains with a price and no terms. With `zone`, prices exist that both sides accept: the zone of agreement is at least two
 * minor units wide, and often much narrower than the distance between the openings.
 */
export function makePricePairs(half: Half, zone: boolean, count: number): Domain[] {
  return Array.from({ length: count }, (_, i) => {
    const random = randomFrom(seeds[half] + i * 104_729 + (zone ? 300_000 : 400_000))
    const price = Math.round(10 ** (3 + 4 * random()))
    const width = Math.max(2, Math.round(price * 0.5 * random() ** 3))
    const opening = () => Math.max(10, Math.round(price * (0.1 + 0.4 * random())))
    const [buyerOpening, sellerOpening] = [opening(), opening()]
    const buyerLimit = price + (zone ? width : -width)
    const common = { bounds: [], deadline: null, style: 'balanced' as Style, worth: [] }
    return {
      family: 'price',
      terms: [],
      outcomes: 1,
      surplus: zone ? width : 0,
      rounds: 5 + Math.floor(random() * 20),
      buyer: {
        ...common,
        side: 'buyer',
        walkAway: buyerLimit,
        target: Math.max(1, buyerLimit - buyerOpening),
      },
      seller: { ...common, side: 'seller', walkAway: price, target: price + sellerOpening },
    }
  })
}
