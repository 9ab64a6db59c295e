import { enginePackage } from '../../src/agreements/mandates/packages.ts'
import { worthOf } from '../../src/negotiation/worth.ts'
import { type Side, sides } from '../../src/shared/sides.ts'
import { type Domain, makeDomains } from '../bench/negotiation/domains.ts'
import type { Player } from './player.ts'

/** Figures of negotiations between two mandates, as `npm run bench -- negotiation` reports them. */
export interface Delegated {
  negotiations: number
  deals: number
  /** Sums over all negotiations. */
  nash: number
  joint: number
  proposals: number
  breaches: number
}

interface Table {
  readonly id: string
  readonly players: Readonly<Record<Side, Player>>
  readonly listings: Readonly<Record<Side, string>>
}

const currency = 'EUR'
const patienceMs = 120_000

/** Saves mandates that may conclude for both sides of a lead, lets the assistants negotiate, and cancels what they agree. */
export async function delegate(
  { id, players, listings }: Table,
  seed: number,
  tally: Delegated,
): Promise<void> {
  const domain = domainOf(seed)
  for (const side of sides) {
    const { target, walkAway, worth } = domain[side]
    await players[side].api.mandates.save.mutate({
      side,
      listingId: listings[side],
      leadId: id,
      content: {
        currency,
        target,
        walkAway,
        worth: [...worth],
        bounds: domain.terms.flatMap((term) => (term.kind === 'number' ? [boundsOf(term)] : [])),
        maxRounds: domain.rounds,
        style: 'balanced',
        autonomy: 'conclude',
        ceiling: 1e12,
      },
    })
  }
  const before = (await players.seller.api.agreements.proposals.query({ leadId: id })).length
  await players.seller.api.mandates.start.mutate({ leadId: id })
  const agreementId = await settled(players.seller, id)
  const proposals = await players.seller.api.agreements.proposals.query({ leadId: id })
  tally.negotiations++
  tally.proposals += proposals.length - before
  if (!agreementId) return
  const agreement = await players.seller.api.agreements.get.query({ agreementId })
  const read = enginePackage(currency, domain.terms, agreement.package)
  const [seller, buyer] = sides.map((side) => worthOf(domain[side], domain.terms, read))
  tally.deals++
  tally.joint += ((seller ?? 0) + (buyer ?? 0)) / domain.surplus
  tally.nash += (4 * (seller ?? 0) * (buyer ?? 0)) / domain.surplus ** 2
  if ((seller ?? -1) < 0 || (buyer ?? -1) < 0) tally.breaches++
  for (const side of sides) await players[side].api.agreements.cancel.mutate({ agreementId })
}

const boundsOf = ({ key, min, max, step }: { key: string; min: number; max: number; step: number }) => ({
  key,
  min,
  max,
  step,
})

/** The held-out domains of the bench, in turn. */
const domains = makeDomains('held out', 'equal', 100)
function domainOf(seed: number): Domain {
  const domain = domains[seed % domains.length]
  if (!domain) throw new Error('no domain')
  return domain
}

/** Waits until the assistants have agreed or ended. */
async function settled({ api }: Player, leadId: string): Promise<string | null> {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const { negotiation, agreementId } = await api.leads.get.query({ leadId })
    if (negotiation?.state === 'agreed') return agreementId
    if (negotiation?.state === 'ended') return null
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the negotiation of ${leadId} is stuck`)
}
