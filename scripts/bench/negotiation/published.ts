import type { PublicTerm, TermWorth } from '../../../src/negotiation/types.ts'
import { randomFrom } from '../random.ts'
import { type Domain, type Half, mandatesFor } from './domains.ts'

/**
 * Published scenarios whose utilities add up over the terms.
 *
 * The stadium, dam, housing and industry scenarios: the scores and thresholds of two of the parties in the games of
 * LLM-Deliberation (github.com/S-Abdelnabi/LLM-Deliberation, games_descriptions), under the MIT License
 * in published.LICENSE.
 */
interface Party {
  /** The scores of each issue's options. */
  readonly scores: readonly (readonly number[])[]
  /** The score that it needs. */
  readonly threshold: number
}
interface Scenario {
  readonly name: string
  readonly half: Half
  readonly buyer: Party
  readonly seller: Party
}

const party = (threshold: number, ...scores: number[][]): Party => ({ scores, threshold })

const developer = party(
  45,
  [11, 7, 0],
  [9, 5, 0],
  [0, 5, 8, 14],
  [30, 22, 18, 0],
  [0, 5, 10, 15, 20],
  [0, 2, 8, 16],
)
const investors = party(62, [25, 20, 0, 10], [18, 13, 0], [25, 10, 0, 32], [15, 12, 8, 4, 0], [10, 5, 0])
const government = party(60, [17, 5, 9], [10, 15, 29, 40], [12, 8, 4, 0], [8, 6, 4, 2, 0], [0, 23, 17])

const scenarios: readonly Scenario[] = [
  {
    name: 'stadium: department of tourism',
    half: 'dev',
    buyer: developer,
    seller: party(
      56,
      [0, 9, 5],
      [0, 10, 18],
      [0, 2, 4, 7],
      [10, 17, 28, 0],
      [4, 8, 12, 10, 0],
      [26, 15, 8, 0],
    ),
  },
  {
    name: 'stadium: labour union',
    half: 'dev',
    buyer: developer,
    seller: party(40, [12, 18, 0], [0, 0, 0], [40, 35, 25, 0], [28, 17, 8, 0], [2, 4, 6, 8, 0], [2, 3, 6, 0]),
  },
  {
    name: 'dam: development bank',
    half: 'dev',
    buyer: government,
    seller: party(60, [0, 9, 13], [10, 26, 40, 10], [0, 15, 20, 25], [0, 9, 11, 13, 15], [7, 0, 4]),
  },
  {
    name: 'dam: construction company',
    half: 'dev',
    buyer: government,
    seller: party(57, [15, 22, 5], [10, 15, 29, 40], [6, 10, 2, 0], [0, 6, 4, 2, 0], [0, 22, 15]),
  },
  {
    name: 'housing: foreign aid agency',
    half: 'held out',
    buyer: party(59, [5, 10, 23, 15, 5], [35, 25, 0], [17, 0, 5, 10], [0, 14, 8], [11, 0, 7, 7]),
    seller: party(60, [0, 15, 25, 20, 0], [0, 7, 4], [15, 5, 0, 10], [13, 0, 9], [26, 40, 10, 0]),
  },
  {
    name: 'housing: landowners',
    half: 'held out',
    buyer: party(59, [5, 10, 23, 15, 5], [35, 25, 0], [17, 0, 5, 10], [0, 14, 8], [11, 0, 7, 7]),
    seller: party(40, [5, 10, 20, 30, 40], [16, 12, 5], [22, 0, 10, 15], [0, 22, 17], [0, 0, 0, 0]),
  },
  {
    name: 'industry: federal government',
    half: 'held out',
    buyer: investors,
    seller: party(55, [0, 40, 10, 29], [0, 25, 20], [10, 14, 6, 0], [0, 9, 13, 7, 0], [0, 8, 5]),
  },
  {
    name: 'industry: state government',
    half: 'held out',
    buyer: investors,
    seller: party(45, [0, 5, 3, 7], [0, 24, 30], [24, 12, 30, 0], [0, 11, 17, 15, 5], [0, 11, 16]),
  },
]

/** What a point is worth, in minor units. */
const point = 10_000
const price = 100 * point

/** The scenarios with a price, several openings each: a package is worth a party's score above its threshold, and the money. */
export const publishedDomains = (half: Half, openings: number): Domain[] =>
  scenarios
    .filter((one) => one.half === half)
    .flatMap((one, i) =>
      Array.from({ length: openings }, (_, j) => domainOf(one, randomFrom(600_000 + 1000 * i + j))),
    )

function domainOf({ name, buyer, seller }: Scenario, random: () => number): Domain {
  const keys = buyer.scores.map((_, i) => `t${i}`)
  const optionsOf = (i: number) => (buyer.scores[i] ?? []).map((_, j) => `o${j}`)
  const terms = keys.map((key, i): PublicTerm => ({ key, label: key, kind: 'choice', options: optionsOf(i) }))
  const worthOf = ({ scores }: Party): TermWorth[] =>
    keys.map((key, i) => ({
      key,
      options: Object.fromEntries((scores[i] ?? []).map((score, j) => [`o${j}`, score * point])),
    }))
  const best = buyer.scores.map((scores, i) =>
    Math.max(...scores.map((score, j) => score + (seller.scores[i]?.[j] ?? 0))),
  )
  const thresholds = buyer.threshold + seller.threshold
  const surplus = point * (best.reduce((sum, one) => sum + one, 0) - thresholds)
  return {
    family: name,
    terms,
    outcomes: buyer.scores.reduce((product, scores) => product * scores.length, 1),
    surplus,
    rounds: 8 + Math.floor(random() * 18),
    ...mandatesFor({
      price,
      gap: -thresholds * point,
      surplus,
      openings: 'equal',
      worth: { buyer: worthOf(buyer), seller: worthOf(seller) },
      random,
    }),
  }
}
