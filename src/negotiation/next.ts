import { choosePackages } from './choose-packages.ts'
import { modelOpponent } from './opponent-model.ts'
import { roundForOtherSide, roundForOwnSide } from './round-amounts.ts'
import type { Proposal, Situation, Step } from './types.ts'
import { isPrice, meanStake, worthOf } from './worth.ts'
import { worthToAsk } from './worth-to-ask.ts'

/**
 * The next step of a negotiation, from one side's mandate and what both sides see. Equal input gives an equal result.
 *
 * - Before this side's last proposal no package is worth less than the mandate's curve asks for, whatever the other side does;
 *   in the last one none is worth less than one minor unit.
 * - Amounts are round where that breaks none of this: see round-amounts.ts.
 * - Nothing worth less than 0 is accepted. Before the last round nothing worth less than this side's next proposal is.
 * - Whether a person is asked depends only on what both sides see.
 */
export function next(situation: Situation): Step {
  const { mandate, publicTerms, history, round, lastRound, now } = situation
  const last = history.at(-1)
  const open = last?.by === 'other' ? last : null
  const stop: Step = open ? { do: 'ask' } : { do: 'end' }
  if (mandate.deadline && now > mandate.deadline) return stop

  const worths = (open?.packages ?? []).map((one) => worthOf(mandate, publicTerms, one))
  const best = Math.max(...worths, Number.NEGATIVE_INFINITY)
  const accept: Step = { do: 'accept', index: worths.indexOf(best) }
  if (round > lastRound) return best >= 0 ? accept : stop

  const readable = { ...situation, history: history.map(readableProposal) }
  const sign = mandate.side === 'buyer' ? 1 : -1
  const model = modelOpponent(publicTerms, readable.history, sign, meanStake(mandate, publicTerms))
  const { worth, roundsDownTo } = worthToAsk(readable, model)
  if (best >= worth || (round === lastRound && best >= 0)) return accept
  const chosen = choosePackages(readable, model, worth)
  const packages =
    roundsDownTo === null
      ? roundForOwnSide(readable, chosen)
      : roundForOtherSide(readable, chosen, worth - roundsDownTo)
  return packages.length > 0 ? { do: 'propose', packages } : stop
}

/** Without packages whose price is no amount. */
const readableProposal = ({ by, packages }: Proposal): Proposal => ({
  by,
  packages: packages.filter(({ price }) => isPrice(price)),
})
