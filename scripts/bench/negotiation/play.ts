import type { Package, Proposal, Situation, Step } from '../../../src/negotiation/types.ts'
import { worthOf } from '../../../src/negotiation/worth.ts'
import { otherSide, type Side } from '../../../src/shared/sides.ts'
import type { Domain } from './domains.ts'

export type Agent = (situation: Situation) => Step

export interface Outcome {
  readonly worth: Record<Side, number> | null
  /** Proposals that were made. */
  readonly proposals: number
  /** Steps that the mandate of their side doesn't allow. */
  readonly breaches: Record<Side, number>
  readonly stepMs: Record<Side, number[]>
}

const now = new Date('2026-01-01T00:00:00Z')

/** The sides propose in turn, `rounds` times each; after its last proposal a side may still accept. */
export function play(domain: Domain, agents: Record<Side, Agent>, first: Side): Outcome {
  const made: { side: Side; packages: readonly Package[] }[] = []
  const breaches = { buyer: 0, seller: 0 }
  const stepMs: Record<Side, number[]> = { buyer: [], seller: [] }
  const worth = (side: Side, one: Package) => worthOf(domain[side], domain.terms, one)
  const finish = (one: Package | null): Outcome => ({
    worth: one && { buyer: worth('buyer', one), seller: worth('seller', one) },
    proposals: made.length,
    breaches,
    stepMs,
  })
  for (let turn = 0, side = first; turn < 2 * domain.rounds + 2; turn++, side = otherSide(side)) {
    const history: Proposal[] = made.map((one) => ({
      by: one.side === side ? 'own' : 'other',
      packages: one.packages,
    }))
    const start = performance.now()
    const step = agents[side]({
      mandate: domain[side],
      publicTerms: domain.terms,
      history,
      round: history.filter(({ by }) => by === 'own').length + 1,
      lastRound: domain.rounds,
      now,
    })
    stepMs[side].push(performance.now() - start)
    if (step.do === 'accept') {
      const accepted = made.at(-1)?.packages[step.index] ?? null
      if (!accepted || worth(side, accepted) < 0) breaches[side]++
      return finish(accepted)
    }
    if (step.do !== 'propose') return finish(null)
    if (step.packages.some((one) => !(worth(side, one) >= 1))) breaches[side]++
    made.push({ side, packages: step.packages })
  }
  return finish(null)
}
