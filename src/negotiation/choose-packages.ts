import type { OpponentModel } from './opponent-model.ts'
import type { Mandate, Package, Proposal, PublicTerm, Situation, TermValue, TermValues } from './types.ts'
import { allows, priceFor, worthOfTerms, worthOfValue } from './worth.ts'

/** How many packages a proposal has at most. */
const maxPackages = 3

/**
 * Up to three packages that are worth `worth`, in minor units, to this side: the one that seems best for both, one on the
 * other side's last terms, and variations of the best one with values that this side has proposed least often, because the
 * answers show what such a value is worth to the other side.
 */
export function choosePackages(situation: Situation, model: OpponentModel, worth: number): Package[] {
  const { mandate, publicTerms: terms, history } = situation
  const jointWorth = (values: TermValues) => worthOfTerms(mandate, terms, values) + model.worthOf(values)
  const best = bestJointTerms(situation, model)
  const dearest = bestTerms(mandate, terms, (key, value) => worthOfValue(mandate, key, value))
  if (!best || !dearest) return []
  const answers = (history.findLast(({ by }) => by === 'other')?.packages ?? [])
    .map((one) => allowedTerms(mandate, terms, one.terms, best))
    .map((values) => ({ values, joint: jointWorth(values) }))
    .sort((a, b) => b.joint - a.joint)
    .slice(0, 1)
    .map(({ values }) => values)
  const tests = variations(mandate, terms, best)
    .map((values) => ({
      values,
      shown: timesShown(values, best, history),
      joint: jointWorth(values),
    }))
    .sort((a, b) => a.shown - b.shown || b.joint - a.joint)
    .map(({ values }) => values)

  const packages = new Map<string, Package>()
  // On the terms that are worth most to this side, a price for `worth` may exist even if it doesn't on others.
  for (const values of [best, ...answers, ...tests, dearest]) {
    const price = priceFor(mandate, terms, values, worth)
    if (packages.size < maxPackages && price !== null)
      packages.set(JSON.stringify(values), { price, terms: values })
  }
  return [...packages.values()]
}

/** The terms with the largest sum of this side's worth and what they seem to be worth to the other. */
export const bestJointTerms = (
  { mandate, publicTerms }: Situation,
  model: OpponentModel,
): TermValues | null =>
  bestTerms(
    mandate,
    publicTerms,
    (key, value) => worthOfValue(mandate, key, value) + model.valueFor(key, value),
  )

/** The terms with the highest score. Scores add up over the terms, so each term's best value is chosen on its own. */
function bestTerms(
  mandate: Mandate,
  terms: readonly PublicTerm[],
  score: (key: string, value: TermValue) => number,
): TermValues | null {
  const chosen = terms.map((term) => {
    const [first, ...rest] = valuesToTry(mandate, term)
    if (first === undefined) return null
    return [
      term.key,
      rest.reduce((a, b) => (score(term.key, b) > score(term.key, a) ? b : a), first),
    ] as const
  })
  return chosen.every((one) => one !== null) ? Object.fromEntries(chosen) : null
}

/** The options of a choice, without those that the mandate doesn't name; the ends of a number, since its worth is proportional to it. */
function valuesToTry(mandate: Mandate, term: PublicTerm): TermValue[] {
  const must = mandate.worth.find((one) => one.key === term.key && 'must' in one)
  if (must && 'must' in must) return allows(mandate, term, must.must) ? [must.must] : []
  if (term.kind === 'choice')
    return term.options.filter((value) => names(mandate, term, value) && allows(mandate, term, value))
  const bounds = mandate.bounds.find(({ key }) => key === term.key)
  const min = Math.max(term.min, bounds?.min ?? term.min)
  const max = Math.min(term.max, bounds?.max ?? term.max)
  const low = term.min + Math.ceil((min - term.min) / term.step) * term.step
  const high = term.min + Math.floor((max - term.min) / term.step) * term.step
  const isAllowed = (value: number) => allows(mandate, term, value)
  const ends = [firstAllowed(low, high, term.step, isAllowed), firstAllowed(high, low, -term.step, isAllowed)]
  return [...new Set(ends.filter((value) => value !== undefined))]
}

/** How many values are tried from an end of a term's range. Steps that people choose meet after fewer. */
const maxSteps = 1_000

/** The first of the values from `start` to `end` that the own step allows too; undefined for none. */
function firstAllowed(
  start: number,
  end: number,
  step: number,
  isAllowed: (value: number) => boolean,
): number | undefined {
  const count = Math.min(maxSteps, (end - start) / step + 1)
  for (let i = 0; i < count; i++) if (isAllowed(start + i * step)) return start + i * step
  return undefined
}

/** Whether the mandate lists the option, or lists none. */
function names(mandate: Mandate, { key }: PublicTerm, value: TermValue): boolean {
  const listed = mandate.worth.find((one) => one.key === key)
  return !listed || !('options' in listed) || Object.hasOwn(listed.options, value)
}

/** The values that the mandate names and allows; `otherwise` has those that replace the others. */
const allowedTerms = (
  mandate: Mandate,
  terms: readonly PublicTerm[],
  values: TermValues,
  otherwise: TermValues,
) =>
  Object.fromEntries(
    terms.map((term) => {
      const value = values[term.key]
      return [
        term.key,
        value !== undefined && names(mandate, term, value) && allows(mandate, term, value)
          ? value
          : (otherwise[term.key] ?? ''),
      ]
    }),
  )

/** The terms with one value changed. */
const variations = (mandate: Mandate, terms: readonly PublicTerm[], values: TermValues): TermValues[] =>
  terms.flatMap((term) =>
    valuesToTry(mandate, term)
      .filter((value) => value !== values[term.key])
      .map((value) => ({ ...values, [term.key]: value })),
  )

/** How often this side proposed the value in which the two differ. */
function timesShown(values: TermValues, from: TermValues, history: readonly Proposal[]): number {
  const changed = Object.keys(values).filter((key) => values[key] !== from[key])
  return history
    .filter(({ by }) => by === 'own')
    .flatMap(({ packages }) => packages)
    .filter((one) => changed.every((key) => one.terms[key] === values[key])).length
}
