import { elapsed, openingWorth } from '../../../src/negotiation/aspiration.ts'
import { next } from '../../../src/negotiation/next.ts'
import type {
  Mandate,
  Package,
  PublicTerm,
  Situation,
  Style,
  TermValue,
  TermValues,
} from '../../../src/negotiation/types.ts'
import { priceFor, worthOf, worthOfValue } from '../../../src/negotiation/worth.ts'
import { randomFrom } from '../random.ts'
import type { Agent } from './play.ts'

/** Parley's engine in a style, with at most `packages` packages in a proposal. */
export const ours =
  (style: Style, packages = 3): Agent =>
  (situation) => {
    const step = next({ ...situation, mandate: { ...situation.mandate, style } })
    return step.do === 'propose' ? { ...step, packages: step.packages.slice(0, packages) } : step
  }

/** Returns the worth that a rival asks for in this round, in minor units. */
type Ask = (situation: Situation) => number
/** Chooses the package to propose among candidates of equal worth. */
type Choose = (situation: Situation, candidates: readonly Package[]) => Package | undefined

/** A rival that accepts a package worth at least as much as its next proposal, or at least 0 when it has no proposal left. */
const rival =
  (ask: Ask, choose: Choose = mostSimilar): Agent =>
  (situation) => {
    const { mandate, publicTerms, history, round, lastRound } = situation
    const last = history.at(-1)
    const worths = (last?.by === 'other' ? last.packages : []).map((one) =>
      worthOf(mandate, publicTerms, one),
    )
    const best = Math.max(...worths, Number.NEGATIVE_INFINITY)
    const wanted = round > lastRound ? 0 : Math.max(1, Math.round(ask(situation)))
    if (best >= wanted) return { do: 'accept', index: worths.indexOf(best) }
    if (round > lastRound) return { do: 'end' }
    const chosen = choose(situation, candidatesAt(situation, wanted))
    return chosen ? { do: 'propose', packages: [chosen] } : { do: 'end' }
  }

/**
 * At the price that makes them worth `worth`: thirty mixtures of this side's best terms and the other's last ones, and ten
 * random combinations.
 */
function candidatesAt({ mandate, publicTerms, history, round }: Situation, worth: number): Package[] {
  const random = randomFrom(round * 31 + mandate.walkAway)
  const best = Object.fromEntries(publicTerms.map((term) => [term.key, bestValue(mandate, term)]))
  const last = history.findLast(({ by }) => by === 'other')?.packages[0]?.terms ?? best
  const mixed = () =>
    Object.fromEntries(publicTerms.map(({ key }) => [key, (random() < 0.5 ? best : last)[key]!]))
  const combinations: TermValues[] = [
    best,
    ...Array.from({ length: publicTerms.length === 0 ? 0 : 30 }, mixed),
    ...Array.from({ length: publicTerms.length === 0 ? 0 : 10 }, () => randomTerms(publicTerms, random)),
  ]
  return combinations.flatMap((terms) => {
    const price = priceFor(mandate, publicTerms, terms, worth)
    return price === null ? [] : [{ price, terms }]
  })
}

function bestValue(mandate: Mandate, term: PublicTerm): TermValue {
  const values: readonly TermValue[] = term.kind === 'choice' ? term.options : [term.min, term.max]
  return values.reduce((a, b) =>
    worthOfValue(mandate, term.key, b) > worthOfValue(mandate, term.key, a) ? b : a,
  )
}

const randomTerms = (terms: readonly PublicTerm[], random: () => number): TermValues =>
  Object.fromEntries(
    terms.map((term) => [
      term.key,
      term.kind === 'choice'
        ? term.options[Math.floor(random() * term.options.length)]!
        : term.min + term.step * Math.floor(random() * ((term.max - term.min) / term.step + 1)),
    ]),
  )

/** Faratin's trade-off: the nearest to the other side's last terms that isn't the same. */
const mostSimilar: Choose = ({ history }, candidates) => {
  const last = history.findLast(({ by }) => by === 'other')?.packages[0]
  if (!last) return candidates[0]
  const keys = Object.keys(last.terms)
  const agreeing = ({ terms }: Package) =>
    keys.filter((key) => terms[key] === last.terms[key]).length % (keys.length || 1)
  return candidates.toSorted((a, b) => agreeing(b) - agreeing(a))[0]
}

/** HardHeaded's: the values that the other side names most often weigh most. */
const mostFrequent: Choose = ({ history }, candidates) => {
  const named = history.filter(({ by }) => by === 'other').flatMap(({ packages }) => packages)
  const score = ({ terms }: Package) =>
    Object.keys(terms).reduce(
      (sum, key) => sum + named.filter((one) => one.terms[key] === terms[key]).length,
      0,
    )
  return candidates.toSorted((a, b) => score(b) - score(a))[0]
}

const timed =
  (shape: (time: number) => number): Ask =>
  ({ mandate, round, lastRound }) =>
    openingWorth(mandate) * (1 - shape(elapsed(round, lastRound)))

const worthsOf = ({ mandate, publicTerms, history }: Situation, by: 'own' | 'other') =>
  history
    .filter((one) => one.by === by)
    .map(({ packages }) => Math.max(...packages.map((one) => worthOf(mandate, publicTerms, one))))

/** Concedes as much as the other side conceded between its last two proposals. */
const titForTat: Ask = (situation) => {
  const [own, other] = [worthsOf(situation, 'own'), worthsOf(situation, 'other')]
  const opening = openingWorth(situation.mandate)
  const [before, latest] = other.slice(-2)
  const previous = own.at(-1) ?? opening
  return Math.min(opening, previous - Math.max(0, (latest ?? 0) - (before ?? latest ?? 0)))
}

/** Keskin, Çakan and Aydoğan 2021: from time-based to behaviour-based as the deadline comes. */
const hybrid: Ask = (situation) => {
  const time = elapsed(situation.round, situation.lastRound)
  const opening = openingWorth(situation.mandate)
  const byTime = opening * ((1 - time) ** 2 + 2 * (1 - time) * time * 0.75 + time ** 2 * 0.3)
  return time ** 2 * titForTat(situation) + (1 - time ** 2) * byTime
}

/** De Jonge 2022: one step down its list for each new proposal of the other side. The list has a step a round. */
const micro: Ask = (situation) => {
  const { mandate, history, lastRound } = situation
  const distinct = (by: 'own' | 'other') =>
    new Set(history.filter((one) => one.by === by).map(({ packages }) => JSON.stringify(packages[0]))).size
  const step = Math.min(distinct('own'), distinct('other'))
  return openingWorth(mandate) * (1 - step / Math.max(1, lastRound - 1))
}

export const boulware = rival(timed((time) => time ** 5))

export const field: Record<string, Agent> = {
  boulware,
  conceder: rival(timed((time) => time ** 0.3)),
  linear: rival(timed((time) => time)),
  'tit-for-tat': rival(titForTat),
  MiCRO: rival(micro),
  hybrid: rival(hybrid),
  HardHeaded: rival(
    timed((time) => time ** 8),
    mostFrequent,
  ),
  'single balanced': ours('balanced', 1),
  'single firm': ours('firm', 1),
  'single quick': ours('quick', 1),
}
