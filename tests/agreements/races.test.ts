import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { hashPackage } from '../../src/agreements/canonical.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { agreements, proposals } from '../../src/db/tables/agreements.ts'
import { leads } from '../../src/db/tables/leads.ts'
import type { ProposalView } from '../../src/shared/proposals/agreements.ts'
import { makeCompany } from '../make/companies.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { expire, makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { type Call, type Outcome, run } from './calls.ts'

/** Rivals of an acceptance in another process: exactly one of both calls wins. `RACES=1000` runs a thousand of them. */
const races = Number(process.env.RACES ?? 210)
const parallel = 14

const app = await forFile(startApp())
const other = await startOther()

interface Race {
  readonly lead: Matched
  readonly proposal: ProposalView
}

/** The rival call, and the refusals that either call may meet when it loses. */
const rivals = {
  accept: { rival: againBy('buyer'), loses: [] },
  'accept another option': { rival: againBy('buyer', 1), loses: ['AGREEMENT_EXISTS'] },
  withdraw: {
    rival: ({ lead, proposal }) => ({
      verb: 'withdraw',
      who: lead.people.seller,
      input: { proposalId: proposal.id },
    }),
    loses: ['AGREEMENT_EXISTS', 'PROPOSAL_CLOSED'],
  },
  decline: {
    rival: ({ lead, proposal }) => ({
      verb: 'decline',
      who: lead.people.buyer,
      input: { proposalId: proposal.id },
    }),
    loses: ['AGREEMENT_EXISTS', 'PROPOSAL_CLOSED'],
  },
  counter: {
    rival: ({ lead, proposal }) => ({
      verb: 'propose',
      who: lead.people.buyer,
      input: { leadId: lead.leadId, packages: [packageOf(9)], answers: proposal.id },
    }),
    loses: ['AGREEMENT_EXISTS', 'PROPOSAL_CLOSED'],
  },
  expiry: {
    rival: ({ lead }) => ({ verb: 'expire', who: lead.people.seller, input: null }),
    loses: ['PROPOSAL_EXPIRED'],
  },
  termination: {
    rival: ({ lead }) => ({
      verb: 'terminate',
      who: lead.people.seller,
      input: { side: 'seller', leadId: lead.leadId },
    }),
    loses: ['AGREEMENT_EXISTS', 'LEAD_TERMINATED'],
  },
} as const satisfies Record<
  string,
  { rival: (race: Race) => Omit<Call, 'delayMs'>; loses: readonly string[] }
>
type Rival = keyof typeof rivals
const kinds = Object.keys(rivals) as Rival[]

function againBy(side: 'buyer', packageIndex = 0) {
  return ({ lead, proposal }: Race): Omit<Call, 'delayMs'> => ({
    verb: 'accept',
    who: lead.people[side],
    input: { proposalId: proposal.id, packageIndex, hash: proposal.packages[packageIndex]?.hash },
  })
}

test(`of ${races} races in two processes exactly one call wins each`, { timeout: 600_000 }, async () => {
  const wins = { acceptance: 0, rival: 0 }
  const seller = (await makeCompany(app.db, { name: 'Mill & Sons' })).manager
  for (let first = 0; first < races; first += parallel) {
    const batch = Array.from({ length: Math.min(parallel, races - first) }, (_, i) => first + i)
    await Promise.all(batch.map((i) => race(seller, kinds[i % kinds.length]!, wins)))
  }
  // Both orders have happened, so that the races were races.
  expect(Math.min(wins.acceptance, wins.rival)).toBeGreaterThan(races / 50)
})

async function race(seller: Matched['people']['seller'], kind: Rival, wins: Record<string, number>) {
  const lead = await makeLead(app.ctx, { people: { seller } })
  const proposal = await makeProposal(app.ctx, lead, 'seller', {
    packages: [packageOf(100), packageOf(200)],
  })
  if (kind === 'expiry') await expire(app.ctx, proposal.id, Math.random() * 16)
  const setting = { lead, proposal }
  const jitter = () => Math.random() * 12
  const [mine, theirs] = await Promise.all([
    run(app.ctx, { ...againBy('buyer')(setting), delayMs: jitter() }),
    other.run({ ...rivals[kind].rival(setting), delayMs: kind === 'expiry' ? 10 : jitter() }),
  ])
  await expectOneOutcome(kind, setting, mine, theirs)
  wins['code' in mine ? 'rival' : 'acceptance']!++
}

async function expectOneOutcome(kind: Rival, { lead, proposal }: Race, mine: Outcome, theirs: Outcome) {
  const { leadId } = lead
  const made = await app.db.select().from(agreements).where(eq(agreements.leadId, leadId))
  const list = await readProposals(as(app.ctx, lead.people.buyer), { leadId })
  const { status } = list.find(({ id }) => id === proposal.id)!
  const codes = [mine, theirs].flatMap((outcome) => ('code' in outcome ? [outcome.code] : []))
  for (const code of codes) expect(rivals[kind].loses).toContain(code)

  // Two equal acceptances both succeed; an expiry succeeds whether it finds something or not.
  const winners = 2 - codes.length
  if (kind === 'accept') expect(mine).toEqual(theirs)
  else if (kind !== 'expiry') expect(winners).toBe(1)

  const isAccepted = !('code' in mine) || kind === 'accept another option'
  expect(made).toHaveLength(isAccepted ? 1 : 0)
  const rivalStatus = {
    accept: 'accepted',
    'accept another option': 'accepted',
    withdraw: 'withdrawn',
    decline: 'declined',
    counter: 'superseded',
    expiry: 'expired',
    termination: 'withdrawn',
  } as const satisfies Record<Rival, string>
  expect(status).toBe(isAccepted ? 'accepted' : rivalStatus[kind])
  const [agreement] = made
  if (!agreement) return
  const accepted = proposal.packages[agreement.packageIndex]!
  expect(agreement.package).toEqual(accepted)
  expect([agreement.hash, hashPackage(agreement.package)]).toEqual([accepted.hash, accepted.hash])
  const [row] = await app.db.select().from(leads).where(eq(leads.id, leadId))
  expect(row).toMatchObject({ terminatedBySellerAt: null, terminatedByBuyerAt: null })
  const [stored] = await app.db.select().from(proposals).where(eq(proposals.id, proposal.id))
  expect(stored?.acceptedAt).toEqual(agreement.acceptedAt)
  expect(agreement.acceptedAt < stored!.validUntil).toBe(true)
}

/** Another process on the same database. */
async function startOther() {
  const child = fork(join(import.meta.dirname, 'other-process.ts'), [app.databaseUrl, app.config.dataDir], {
    stdio: 'inherit',
  })
  afterAll(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const waiting = new Map<number, (outcome: Outcome) => void>()
  child.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => waiting.get(id)?.(outcome))
  let last = 0
  return {
    run: (call: Call) =>
      new Promise<Outcome>((resolve) => {
        const id = ++last
        waiting.set(id, resolve)
        child.send({ id, call })
      }),
  }
}

test('colleagues who accept at once get the same agreement', async () => {
  const lead = await makeLead(app.ctx)
  const proposal = await makeProposal(app.ctx, lead, 'seller')
  const colleague = await makeEmployee(app.db, lead.people.buyer.companyId)
  const call = againBy('buyer')({ lead, proposal })
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      (i % 2 === 0 ? other.run : (one: Call) => run(app.ctx, one))({
        ...call,
        who: i % 3 === 0 ? colleague : call.who,
        delayMs: 0,
      }),
    ),
  )
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toHaveProperty('result')
})
