import type { ProposalView } from '../../src/shared/proposals/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { codeOf, type Player } from './player.ts'
import type { Tally } from './tally.ts'

interface Table {
  readonly leadId: string
  readonly players: Readonly<Record<Side, Player>>
  readonly random: () => number
}

/** Proposes terms for a side, or counters the other side's open proposal; sometimes it is withdrawn or declined. */
export async function bargain({ leadId, players, random }: Table, side: Side, tally: Tally): Promise<void> {
  const { api } = players[side]
  const open = await openProposal(players[side], leadId)
  const answers = open && open.side !== side ? open.id : null
  const packages = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, option) => ({
    total: { minor: 100_000 + Math.floor(random() * 900_000), currency: 'EUR' },
    taxIncluded: true,
    deliveryIncluded: random() < 0.5,
    quantity: 100 * (option + 1),
    unit: 'kg',
    terms: [{ key: 'payment', label: 'Payment', kind: 'number' as const, value: 30, unit: 'days' }],
  }))
  const { proposalId } = await unlessLocked(players[side], leadId, tally, () =>
    api.agreements.propose.mutate({ leadId, packages, note: 'As discussed.', answers }),
  )
  tally.proposals++
  const roll = random()
  if (roll > 0.15) return
  const end = { proposalId, reason: 'Not this time.' }
  const by = roll < 0.07 ? side : otherSide(side)
  await unlessLocked(players[by], leadId, tally, () =>
    by === side ? api.agreements.withdraw.mutate(end) : players[by].api.agreements.decline.mutate(end),
  )
}

/**
 * Both sides agree: the last proposal is accepted twice at once, which must give one agreement of exactly what was proposed.
 * Half of the agreements are cancelled by both sides. Returns what went wrong.
 */
export async function agree(table: Table, tally: Tally): Promise<string[]> {
  const { leadId, players, random } = table
  if (!(await openProposal(players.seller, leadId)))
    await bargain({ ...table, random: () => 0.9 }, 'seller', tally)
  const open = await openProposal(players.seller, leadId)
  if (!open) return [`${leadId}: no proposal is open`]
  const packageIndex = Math.floor(random() * open.packages.length)
  const hash = open.packages[packageIndex]?.hash ?? ''
  const accepter = players[otherSide(open.side)]
  const chosen = { proposalId: open.id, packageIndex, hash }
  const [one, two] = await Promise.all(
    [0, 1].map(() =>
      unlessLocked(accepter, leadId, tally, () => accepter.api.agreements.accept.mutate(chosen)),
    ),
  )
  tally.agreements++
  const agreementId = one?.agreementId ?? ''
  const views = await Promise.all(
    [players.seller, players.buyer].map(({ api }) => api.agreements.get.query({ agreementId })),
  )
  const problems = views.flatMap((view) =>
    view.hash === hash && JSON.stringify(view.package) === JSON.stringify(open.packages[packageIndex])
      ? []
      : [`${leadId}: the agreement isn't what was accepted`],
  )
  if (two?.agreementId !== agreementId) problems.push(`${leadId}: two acceptances made two agreements`)
  if (random() < 0.5) return problems
  const first = await players.seller.api.agreements.cancel.mutate({ agreementId })
  const second = await players.buyer.api.agreements.cancel.mutate({ agreementId })
  if (first.cancelled || !second.cancelled) problems.push(`${leadId}: not cancelled by both sides`)
  return problems
}

async function openProposal({ api }: Player, leadId: string): Promise<ProposalView | null> {
  const last = (await api.agreements.proposals.query({ leadId })).at(-1)
  return last?.status === 'open' ? last : null
}

/** Repeats a call that the lead's lock refuses. */
async function unlessLocked<T>(
  player: Player,
  leadId: string,
  tally: Tally,
  act: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (codeOf(error) !== 'LEAD_LOCKED') throw error
      tally.refusedByLock++
      await player.unlocked(leadId)
    }
  }
}
