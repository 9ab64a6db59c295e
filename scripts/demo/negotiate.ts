import { and, eq, gt, sql } from 'drizzle-orm'
import { accept } from '../../src/agreements/accept.ts'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { decline, withdraw } from '../../src/agreements/close-proposal.ts'
import { pauseMandate } from '../../src/agreements/mandates/pause-mandate.ts'
import { saveMandate } from '../../src/agreements/mandates/save-mandate.ts'
import { saveMandateSchema } from '../../src/agreements/mandates/schema.ts'
import { startNegotiation } from '../../src/agreements/mandates/start-negotiation.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readProposals } from '../../src/agreements/read.ts'
import type { Ctx, SignedIn } from '../../src/context.ts'
import { agreements, proposals } from '../../src/db/tables/agreements.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { fillRequest } from '../../src/listings/fill.ts'
import { addDays } from '../../src/shared/dates.ts'
import type { Package, Term } from '../../src/shared/proposals/agreements.ts'
import { minorOf } from '../../src/shared/proposals/money.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { DemoMandate, Negotiating, Terms } from './stories/story.ts'

interface Place {
  readonly side: Side
  readonly leadId: string
  readonly listings: Readonly<Record<Side, string>>
}

const currency = 'EUR'
/** Longer than anybody looks at the state of a fresh demo. */
const pauseMs = 3_600_000

/** What a person of the demo does about terms. Proposals and agreements get the database's time: `settleTimes` corrects it. */
export async function negotiate(who: SignedIn, place: Place, step: Negotiating): Promise<unknown> {
  const { side, leadId, listings } = place
  const all = await readProposals(who, { leadId })
  const latest = all.at(-1)
  const open = latest?.status === 'open' ? latest : null
  if ('proposes' in step) {
    const { proposes, note = '', validDays } = step
    return propose(who, {
      leadId,
      packages: proposes.map(packageOf),
      note,
      validUntil: validDays ? addDays(new Date(), validDays) : null,
      answers: open && open.side !== side ? open.id : null,
      sharesJudgements: true,
    })
  }
  if ('mandate' in step)
    return saveMandate(
      who,
      saveMandateSchema.parse({ side, listingId: listings[side], leadId, content: contentOf(step.mandate) }),
    )
  if ('negotiates' in step) {
    if (step.negotiates === 'at once') return startNegotiation(who, { leadId })
    const config = { ...who.config, negotiationIntervalMs: pauseMs }
    return startNegotiation({ ...who, config, now: () => new Date() }, { leadId })
  }
  if ('takesOver' in step) return pauseMandate(who, { leadId, paused: true })
  if ('fills' in step) return fillRequest(who, { id: listings.buyer })
  if ('cancels' in step) {
    const agreementId = all.flatMap((one) => one.agreementId ?? []).at(-1)
    if (!agreementId) throw new Error('a story cancels no agreement')
    return cancelAgreement(who, { agreementId })
  }
  if (!open) throw new Error('a story answers no open proposal')
  const proposalId = open.id
  if ('declines' in step) return decline(who, { proposalId, reason: step.declines })
  if ('withdraws' in step) return withdraw(who, { proposalId, reason: step.withdraws })
  const hash = open.packages[step.accepts]?.hash ?? ''
  return accept(who, {
    proposalId,
    packageIndex: step.accepts,
    hash,
    sharesJudgements: step.shares ?? false,
  })
}

function packageOf({ total, tax, collected = false, quantity, terms }: Terms): Package {
  return {
    total: { minor: cents(total), currency },
    taxIncluded: tax === 'with tax',
    deliveryIncluded: !collected,
    ...(quantity ? { quantity: quantity[0], unit: quantity[1] } : {}),
    terms: terms.map(([label, value, unit]): Term => {
      const named = { key: label.toLowerCase().replace(/[^a-z0-9]+/g, '_'), label, ...(unit ? { unit } : {}) }
      if (typeof value === 'number') return { ...named, kind: 'number', value }
      return { ...named, kind: /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text', value }
    }),
  }
}

const contentOf = ({ target, walkAway, ceiling, ...rest }: DemoMandate) => ({
  maxRounds: 8,
  style: 'balanced',
  ...rest,
  currency,
  target: cents(target),
  walkAway: cents(walkAway),
  ceiling: ceiling ? cents(ceiling) : null,
})

function cents(amount: string): number {
  const minor = minorOf(amount, currency)
  if (minor === null) throw new Error(`${amount} is no amount`)
  return minor
}

/** Between two proposals of assistants. */
const pace = sql`interval '50 seconds'`

/** Moves what a step made since `begun`, by the database's clock, to the step's own time. */
export async function settleTimes(
  { db }: Pick<Ctx, 'db'>,
  leadId: string,
  { begun, time }: { begun: Date; time: Date },
): Promise<void> {
  const at = sql`${time.toISOString()}::timestamptz`
  const made = sql`${at} + ${proposals.number} * ${pace}`
  const { createdAt, validUntil } = proposals
  const ofLead = eq(proposals.leadId, leadId)
  await db
    .update(proposals)
    .set({ createdAt: made, validUntil: sql`${validUntil} + (${made} - ${createdAt})` })
    .where(and(ofLead, gt(createdAt, begun)))
  for (const fact of ['supersededAt', 'withdrawnAt', 'declinedAt', 'acceptedAt', 'expiredAt'] as const)
    await db
      .update(proposals)
      .set({ [fact]: sql`${made} + ${pace}` })
      .where(and(ofLead, gt(proposals[fact], begun)))
  const acceptance = sql`(select ${proposals.acceptedAt} from ${proposals} where ${proposals.id} = ${agreements.proposalId})`
  for (const fact of ['acceptedAt', 'sellerCancelAt', 'buyerCancelAt', 'cancelledAt'] as const)
    await db
      .update(agreements)
      .set({ [fact]: fact === 'acceptedAt' ? acceptance : at })
      .where(and(eq(agreements.leadId, leadId), gt(agreements[fact], begun)))
  await db
    .update(leads)
    .set({ lastActivityAt: time })
    .where(and(eq(leads.id, leadId), gt(leads.lastActivityAt, begun)))
}
