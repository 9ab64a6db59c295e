import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { accept } from '../../src/agreements/accept.ts'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { decline, withdraw } from '../../src/agreements/close-proposal.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readAgreement, readProposals } from '../../src/agreements/read.ts'
import { proposeSchema } from '../../src/agreements/schema.ts'
import { agreements, proposals } from '../../src/db/tables/agreements.ts'
import { takeLock } from '../../src/leads/lock/lock.ts'
import { terminate } from '../../src/leads/terminate.ts'
import type { ErrorCode } from '../../src/shared/errors.ts'
import type { ProposalStatus, ProposalView } from '../../src/shared/proposals/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { me } from '../leads/helpers.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { acceptProposal, expire, makeProposal, packageOf, proposalIn } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** Who does what to a proposal: its own side, the other side, or a third company. */
const parties = ['own', 'other', 'stranger'] as const
type Party = (typeof parties)[number]

const actions = ['propose', 'counter', 'accept', 'accept another hash', 'decline', 'withdraw'] as const
type Action = (typeof actions)[number]

/** What has happened to the proposal before. */
const states = [
  'open',
  'superseded by its own side',
  'countered',
  'declined',
  'withdrawn',
  'expired',
  'expiry recorded',
  'accepted',
  'accepted and cancelled',
  'locked',
  'terminated by its own side',
  'terminated by the other side',
] as const
type State = (typeof states)[number]

/** The status that a proposal in this state reads. */
const statuses: Record<State, ProposalStatus> = {
  open: 'open',
  'superseded by its own side': 'superseded',
  countered: 'superseded',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  'expiry recorded': 'expired',
  accepted: 'accepted',
  'accepted and cancelled': 'accepted',
  locked: 'open',
  'terminated by its own side': 'withdrawn',
  'terminated by the other side': 'withdrawn',
}

type Outcome = ErrorCode | ProposalStatus

/** What a call leads to: the proposal's new status, or the refusal. A stranger always gets NOT_FOUND. */
const outcomes: Record<State, Record<Exclude<Party, 'stranger'>, Record<Action, Outcome>>> = {
  open: {
    own: refused({ propose: 'superseded', counter: 'FORBIDDEN', withdraw: 'withdrawn' }),
    other: {
      propose: 'PROPOSAL_CLOSED',
      counter: 'superseded',
      accept: 'accepted',
      'accept another hash': 'HASH_MISMATCH',
      decline: 'declined',
      withdraw: 'FORBIDDEN',
    },
  },
  'superseded by its own side': closed({ propose: ['superseded', 'PROPOSAL_CLOSED'] }),
  countered: closed({ propose: ['PROPOSAL_CLOSED', 'superseded'] }),
  declined: closed({ propose: ['declined', 'declined'] }),
  withdrawn: closed({ propose: ['withdrawn', 'withdrawn'] }),
  expired: closed({ propose: ['expired', 'expired'], as: 'PROPOSAL_EXPIRED' }),
  'expiry recorded': closed({ propose: ['expired', 'expired'], as: 'PROPOSAL_EXPIRED' }),
  accepted: {
    ...blocked('AGREEMENT_EXISTS'),
    // The same acceptance again is the same agreement.
    other: { ...blocked('AGREEMENT_EXISTS').other, accept: 'accepted' },
  },
  'accepted and cancelled': closed({ propose: ['accepted', 'accepted'] }),
  locked: blocked('LEAD_LOCKED'),
  'terminated by its own side': blocked('LEAD_TERMINATED'),
  'terminated by the other side': blocked('LEAD_TERMINATED'),
}

/** Only a proposal's own side may replace or withdraw it; only the other side may answer it. */
function refused(own: { propose: Outcome; counter: Outcome; withdraw: Outcome }): Record<Action, Outcome> {
  return { ...own, accept: 'FORBIDDEN', 'accept another hash': 'FORBIDDEN', decline: 'FORBIDDEN' }
}

function closed({
  propose: [own, other],
  as: code = 'PROPOSAL_CLOSED',
}: {
  propose: readonly [Outcome, Outcome]
  as?: ErrorCode
}) {
  return {
    own: refused({ propose: own, counter: 'FORBIDDEN', withdraw: code }),
    other: {
      propose: other,
      counter: code,
      accept: code,
      'accept another hash': code,
      decline: code,
      withdraw: 'FORBIDDEN' as const,
    },
  }
}

function blocked(code: ErrorCode) {
  const { other, own } = closed({ propose: [code, code], as: code })
  return { own: { ...own, propose: code }, other }
}

/** Brings a proposal of `side` into a state. */
async function bring(lead: Matched, side: Side, state: State): Promise<ProposalView> {
  const { ctx, db } = app
  const { leadId } = lead
  const [own, other] = [me(ctx, lead, side), me(ctx, lead, otherSide(side))]
  const proposal = await makeProposal(ctx, lead, side)
  const closing = { proposalId: proposal.id, reason: '' }
  const steps: Record<State, () => Promise<unknown>> = {
    open: async () => {},
    'superseded by its own side': () => makeProposal(ctx, lead, side),
    countered: () => makeProposal(ctx, lead, otherSide(side), { answers: proposal.id }),
    declined: () => decline(other, closing),
    withdrawn: () => withdraw(own, closing),
    expired: () => expire(ctx, proposal.id),
    'expiry recorded': async () => {
      await expire(ctx, proposal.id)
      await db.update(proposals).set({ expiredAt: ctx.now() }).where(eq(proposals.id, proposal.id))
    },
    accepted: () => acceptProposal(ctx, lead, proposal),
    'accepted and cancelled': async () => {
      const { agreementId } = await acceptProposal(ctx, lead, proposal)
      for (const who of [own, other]) await cancelAgreement(who, { agreementId })
    },
    locked: () => db.transaction((tx) => takeLock(tx, leadId, side, ctx.now())),
    'terminated by its own side': () => terminate(own, { side, leadId }),
    'terminated by the other side': () => terminate(other, { side: otherSide(side), leadId }),
  }
  await steps[state]()
  return proposal
}

async function act(lead: Matched, proposal: ProposalView, party: Party, action: Action): Promise<unknown> {
  const side = party === 'own' ? proposal.side : otherSide(proposal.side)
  const who =
    party === 'stranger' ? as(app.ctx, (await makeCompany(app.db)).manager) : me(app.ctx, lead, side)
  const { leadId } = lead
  const proposalId = proposal.id
  const terms = { leadId, packages: [packageOf(15_000)] }
  const chosen = { proposalId, packageIndex: 0, sharesJudgements: false }
  const calls: Record<Action, () => Promise<unknown>> = {
    propose: () => propose(who, proposeSchema.parse(terms)),
    counter: () => propose(who, proposeSchema.parse({ ...terms, answers: proposalId })),
    accept: () => accept(who, { ...chosen, hash: proposal.packages[0]?.hash ?? '' }),
    'accept another hash': () => accept(who, { ...chosen, hash: '0'.repeat(64) }),
    decline: () => decline(who, { proposalId, reason: 'Too late for us.' }),
    withdraw: () => withdraw(who, { proposalId, reason: '' }),
  }
  return await calls[action]()
}

const statusOf = async (lead: Matched, id: string) =>
  proposalIn(await readProposals(me(app.ctx, lead, 'buyer'), { leadId: lead.leadId }), id).status

describe.each(eachSide)('a proposal of the %s', (side) => {
  describe.each(states)('%s', (state) => {
    const prepare = async () => {
      const lead = await makeLead(app.ctx)
      return { lead, proposal: await bring(lead, side, state) }
    }
    /** A refused call changes nothing, so all refused calls share one lead. */
    let shared: ReturnType<typeof prepare> | undefined
    const unchanged = () => {
      shared ??= prepare()
      return shared
    }

    test('reads its status', async () => {
      const { lead, proposal } = await unchanged()
      expect(await statusOf(lead, proposal.id)).toBe(statuses[state])
    })

    const rows = parties.flatMap((party) =>
      actions.map((action) => {
        const outcome: Outcome = party === 'stranger' ? 'NOT_FOUND' : outcomes[state][party][action]
        return { party, action, outcome }
      }),
    )
    test.each(rows)('$action by its $party side: $outcome', async ({ party, action, outcome }) => {
      const isRefused = outcome === outcome.toUpperCase()
      const { lead, proposal } = await (isRefused ? unchanged() : prepare())
      const before = await readProposals(me(app.ctx, lead, side), { leadId: lead.leadId })
      if (isRefused) {
        await expect(act(lead, proposal, party, action)).rejects.toMatchObject({ code: outcome })
        expect(await readProposals(me(app.ctx, lead, side), { leadId: lead.leadId })).toEqual(before)
      } else {
        await act(lead, proposal, party, action)
        expect(await statusOf(lead, proposal.id)).toBe(outcome)
      }
    })
  })
})

test('an agreement is the accepted package, whole', async () => {
  const lead = await makeLead(app.ctx)
  const packages = [packageOf(100), packageOf(200, { terms: [] }), packageOf(300)]
  const proposal = await makeProposal(app.ctx, lead, 'seller', { packages })
  const { agreementId } = await acceptProposal(app.ctx, lead, proposal, 1)
  for (const side of ['seller', 'buyer'] as const) {
    const agreement = await readAgreement(me(app.ctx, lead, side), { agreementId })
    expect(agreement).toMatchObject({
      side,
      package: packages[1],
      hash: proposal.packages[1]?.hash,
      acceptedBy: { side: 'buyer', employeeId: lead.people.buyer.employeeId, authority: 'person' },
      parties: {
        seller: { companyName: 'Mill & Sons', listingId: lead.listings.seller.id },
        buyer: { companyName: 'Daily Bread', listingId: lead.listings.buyer.id },
      },
      history: [{ id: proposal.id, status: 'accepted' }],
      cancelledAt: null,
    })
  }
  const { manager } = await makeCompany(app.db)
  await expect(readAgreement(as(app.ctx, manager), { agreementId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the database itself refuses a second open proposal, a second agreement and a second end', async () => {
  const lead = await makeLead(app.ctx)
  const proposal = await makeProposal(app.ctx, lead, 'seller')
  const [open] = await app.db.select().from(proposals).where(eq(proposals.id, proposal.id))
  const again = { ...open!, id: v7(), number: 2 }
  await expect(app.db.insert(proposals).values(again)).rejects.toMatchObject({
    cause: { constraint_name: 'proposals_unclosed' },
  })
  await acceptProposal(app.ctx, lead, proposal)
  const [agreement] = await app.db.select().from(agreements).where(eq(agreements.leadId, lead.leadId))
  const [other] = await app.db
    .insert(proposals)
    .values({ ...again, declinedAt: new Date() })
    .returning()
  await expect(
    app.db.insert(agreements).values({ ...agreement!, id: v7(), proposalId: other!.id }),
  ).rejects.toMatchObject({ cause: { constraint_name: 'agreements_in_force' } })
  await expect(
    app.db.update(proposals).set({ withdrawnAt: new Date() }).where(eq(proposals.id, other!.id)),
  ).rejects.toMatchObject({ cause: { constraint_name: 'proposals_one_end' } })
})
