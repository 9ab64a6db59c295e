import fc from 'fast-check'
import { next } from '../../../src/negotiation/next.ts'
import { amountStep } from '../../../src/negotiation/round-amounts.ts'
import type {
  Mandate,
  Package,
  Proposal,
  PublicTerm,
  Situation,
  Step,
  TermWorth,
} from '../../../src/negotiation/types.ts'
import { isPrice } from '../../../src/negotiation/worth.ts'
import { sides } from '../../../src/shared/sides.ts'

export const now = new Date('2026-01-01T00:00:00Z')

const amount = fc.integer({ min: -50_000, max: 50_000 })

const term = (key: string): fc.Arbitrary<{ term: PublicTerm; worth: TermWorth | null }> =>
  fc.oneof(
    fc
      .record({
        min: fc.integer({ min: 0, max: 20 }),
        steps: fc.integer({ min: 0, max: 10 }),
        step: fc.integer({ min: 1, max: 5 }),
        perUnit: fc.integer({ min: -500, max: 500 }),
      })
      .map(({ min, steps, step, perUnit }) => ({
        term: { key, label: key, kind: 'number' as const, min, max: min + steps * step, step },
        worth: { key, perUnit },
      })),
    fc
      .record({
        worths: fc.array(amount, { minLength: 1, maxLength: 5 }),
        kind: fc.constantFrom('worth', 'must', 'none'),
      })
      .map(({ worths, kind }) => {
        const options = worths.map((_, i) => `option_${i}`)
        const listed = { key, options: Object.fromEntries(options.map((o, i) => [o, worths[i]!])) }
        return {
          term: { key, label: key, kind: 'choice' as const, options },
          worth: kind === 'worth' ? listed : kind === 'must' ? { key, must: options[0]! } : null,
        }
      }),
  )

export interface Setting {
  readonly mandate: Mandate
  readonly publicTerms: readonly PublicTerm[]
  readonly rounds: number
}

export const settings: fc.Arbitrary<Setting> = fc
  .record({
    side: fc.constantFrom(...sides),
    walkAway: fc.integer({ min: 1_000_000, max: 100_000_000 }),
    opening: fc.integer({ min: 1, max: 500_000 }),
    style: fc.constantFrom('balanced' as const, 'firm' as const, 'quick' as const),
    terms: fc.tuple(term('a'), term('b'), term('c')),
    count: fc.integer({ min: 0, max: 3 }),
    rounds: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ side, walkAway, opening, style, terms, count, rounds }) => {
    const used = terms.slice(0, count)
    return {
      mandate: {
        side,
        walkAway,
        target: side === 'buyer' ? walkAway - opening : walkAway + opening,
        worth: used.flatMap(({ worth }) => (worth ? [worth] : [])),
        bounds: [],
        deadline: null,
        style,
      },
      publicTerms: used.map((one) => one.term),
      rounds,
    }
  })

const price = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 120_000_000 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(1e13, Number.MAX_SAFE_INTEGER, 2 ** 53) },
)

/** What a counterpart proposes from round to round: often plausible, sometimes not even a package. */
const packagesFor = (terms: readonly PublicTerm[]): fc.Arbitrary<Package> =>
  fc.record({
    price,
    terms: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record(
          Object.fromEntries(
            terms.map((one) => [
              one.key,
              one.kind === 'choice'
                ? fc.constantFrom(...one.options)
                : fc
                    .integer({ min: 0, max: (one.max - one.min) / one.step })
                    .map((n) => one.min + n * one.step),
            ]),
          ),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.dictionary(
          fc.constantFrom('a', 'b', 'c', 'd', 'toString'),
          fc.oneof(fc.string(), fc.double()),
        ),
      },
    ),
  })

export const encounters = settings.chain((setting) =>
  fc.record({
    setting: fc.constant(setting),
    script: fc.array(fc.array(packagesFor(setting.publicTerms), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 14,
    }),
    ownFirst: fc.boolean(),
  }),
)

export interface Turn {
  readonly situation: Situation
  readonly step: Step
}

/** The step of a price's amount at this point. Packages without a readable price don't count. */
export function stepOf({ history }: Situation, price: number): number {
  const readable = history.map(({ by, packages }) => ({
    by,
    packages: packages.filter((one) => isPrice(one.price)),
  }))
  return amountStep(readable, price)
}

/** Plays a mandate against a script that ignores all answers. The script's last proposal is repeated. */
export function playScript(
  setting: Setting,
  script: readonly (readonly Package[])[],
  ownFirst: boolean,
): Turn[] {
  const history: Proposal[] = []
  const turns: Turn[] = []
  for (let round = 1; round <= setting.rounds + 1; round++) {
    const packages = script[Math.min(round, script.length) - 1]
    if ((round > 1 || !ownFirst) && packages) history.push({ by: 'other', packages })
    const situation = { ...setting, history: [...history], round, lastRound: setting.rounds, now }
    const step = next(situation)
    turns.push({ situation, step })
    if (step.do !== 'propose') break
    history.push({ by: 'own', packages: step.packages })
  }
  return turns
}
