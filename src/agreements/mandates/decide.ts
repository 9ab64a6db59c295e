import { allowsAcceptance, allowsProposal, type Candidate } from '../../negotiation/authority.ts'
import { next } from '../../negotiation/next.ts'
import type { Package as EnginePackage } from '../../negotiation/types.ts'
import { worthOf } from '../../negotiation/worth.ts'
import { type Mandates, stepBrief } from '../../providers/assistant/briefs.ts'
import type { Package } from '../../shared/proposals/agreements.ts'
import type { Money } from '../../shared/proposals/money.ts'
import type { Side } from '../../shared/sides.ts'
import { namesAll } from './named-terms.ts'
import { engineHistory, enginePackage, packageOf } from './packages.ts'
import type { NegotiatedProposal } from './proposals-of.ts'

/**
 * What a side's assistant wants to do, and whether its mandate allows it to do so without a person (`allowed`). `worth` is
 * the least amount by which the packages are better than the side's limit. Only the side's own people read it.
 */
export type Decision =
  | {
      readonly do: 'propose'
      readonly packages: readonly Package[]
      /** How long the proposal may be open. */
      readonly validHours: number
      readonly allowed: boolean
      readonly worth: Money
    }
  | { readonly do: 'accept'; readonly index: number; readonly allowed: boolean; readonly worth: Money }
  /** The assistant has no further step; a person may have one. */
  | { readonly do: 'ask' | 'end' }

interface Shared {
  /** Those of `proposalsOf`. */
  readonly proposals: readonly NegotiatedProposal[]
  /** The number of the negotiation's first proposal. */
  readonly firstNumber: number
  readonly now: Date
}

/** Decides a step of a side from its own mandate and what both sides see. Null without a mandate. */
export function decide(
  side: Side,
  mandates: Mandates,
  { proposals, firstNumber, now }: Shared,
): Decision | null {
  const brief = stepBrief(side, mandates)
  if (!brief) return null
  const { mandate, authority, publicTerms, lastRound } = brief
  const history = engineHistory(
    side,
    { currency: authority.currency, terms: publicTerms, firstNumber },
    proposals,
  )
  const round = history.filter(({ by }) => by === 'own').length + 1
  const worthInMoney = (packages: readonly EnginePackage[]): Money => ({
    minor: Math.min(...packages.map((one) => worthOf(mandate, publicTerms, one))),
    currency: authority.currency,
  })
  const candidate = (given: Package): Candidate => ({
    isNamed: namesAll(authority, given),
    read: enginePackage(authority.currency, publicTerms, given),
  })
  const step = next({ mandate, publicTerms, history, round, lastRound, now })
  if (step.do === 'propose') {
    const packages = step.packages.map((one) => packageOf(authority.currency, publicTerms, one))
    // Checks what is sent, not what was chosen.
    const sent = packages.map(candidate)
    const validHours = validHoursUntil(mandate.deadline, now)
    if (validHours === undefined) return { do: 'ask' }
    return {
      do: 'propose',
      packages,
      validHours,
      allowed: allowsProposal(authority, mandate, publicTerms, sent),
      worth: worthInMoney(sent.map(({ read }) => read)),
    }
  }
  if (step.do === 'accept') {
    const chosen = proposals.at(-1)?.packages[step.index]
    if (!chosen) return { do: 'ask' }
    const accepted = candidate(chosen)
    return {
      do: 'accept',
      index: step.index,
      allowed: allowsAcceptance(authority, mandate, publicTerms, accepted),
      worth: worthInMoney([accepted.read]),
    }
  }
  return step
}

/** The validities that a proposal can have, in hours. */
const validities = [14 * 24, 7 * 24, 3 * 24, 24, 8, 2, 1, 0.25]

/**
 * The longest of the validities that ends before the private deadline, in hours. As there are few of them, it reveals little
 * of the deadline. undefined if none is short enough.
 */
function validHoursUntil(deadline: Date | null, now: Date): number | undefined {
  const hoursLeft = deadline ? (deadline.getTime() - now.getTime()) / 3_600_000 : Number.POSITIVE_INFINITY
  return validities.find((hours) => hours <= hoursLeft)
}
