import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { limitRate } from '../db/limits/limit-rate.ts'
import { emit } from '../db/outbox/emit.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { isUnclosed, proposals } from '../db/tables/agreements.ts'
import { addDays } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { limits } from '../shared/limits.ts'
import { leadRooms } from '../shared/live-events.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { type Actor, personOf } from './actor.ts'
import { withHash } from './canonical.ts'
import { assertAllowed, lockNegotiation } from './lock-negotiation.ts'
import { mailParty } from './mail-party.ts'
import { answerProposal } from './mandates/answer-proposal.ts'
import { proposeRefusal } from './policy.ts'
import { recordActivity } from './record-activity.ts'
import type { proposeSchema } from './schema.ts'

type Input = z.output<typeof proposeSchema>
type Proposed = { proposalId: string; number: number }

/** Proposes terms for the viewer's side of a lead. */
export const propose = (ctx: SignedIn, input: Input): Promise<Proposed> =>
  ctx.db.transaction((tx) => proposeAs(tx, ctx, personOf(ctx.viewer), input))

/**
 * Makes a proposal, which supersedes the open one: the side's own, or the other side's that it answers. The proposal, its
 * events and mail commit together.
 * @throws NOT_FOUND, FORBIDDEN if `answers` names an own proposal, LEAD_TERMINATED, AGREEMENT_EXISTS, LEAD_LOCKED,
 * PROPOSAL_EXPIRED, BAD_INPUT for a `validUntil` in the past; PROPOSAL_CLOSED if the other side's open proposal isn't the one
 * that `answers` names; TOO_MANY
 */
export async function proposeAs(
  tx: Tx,
  ctx: Ctx,
  actor: Actor,
  { leadId, packages, note, validUntil, answers, sharesJudgements }: Input,
): Promise<Proposed> {
  const negotiation = await lockNegotiation(tx, actor, { leadId, proposalId: answers })
  const { lead, state, side, latest, named, time, parties } = negotiation
  if (answers && !named) throw new AppError('NOT_FOUND')
  assertAllowed(proposeRefusal(state, { latest, answered: named }, side, ctx.now()), named ?? latest)
  const until = validUntil ?? addDays(time, limits.proposalDays)
  if (until <= time) throw new AppError('BAD_INPUT', 'valid_until must be in the future.')

  if (actor.author === 'person') await limitProposals(tx, leadId, side, time)

  const number = (latest?.number ?? 0) + 1
  const [, [proposal]] = await pipeline([
    closeFormer(tx, leadId, time),
    tx
      .insert(proposals)
      .values({
        leadId,
        number,
        side,
        author: actor.author,
        employeeId: actor.employeeId,
        packages: packages.map(withHash),
        note,
        validUntil: until,
        sharesJudgements: side === 'buyer' && sharesJudgements,
        answers: answers ?? null,
        createdAt: time,
      })
      .returning({ proposalId: proposals.id })
      .execute(),
    recordActivity(tx, ctx, actor, leadId),
  ])
  if (!proposal) throw new Error('the proposal was not inserted')

  const { proposalId } = proposal
  if (latest?.status === 'open')
    emit(tx, leadRooms(lead), 'proposal_closed', { conversation_id: leadId, proposal_id: latest.id })
  emit(tx, leadRooms(lead), 'proposal_made', { conversation_id: leadId, proposal_id: proposalId })
  await notifyWebhooks(tx, ctx, lead, 'proposal', {
    proposal_id: proposalId,
    number,
    by: side,
    status: 'open',
  })
  const isAnswered = await answerProposal(tx, ctx, actor, { lead, side, number })
  if (!isAnswered) await mailParty(tx, ctx, { to: otherSide(side), leadId, parties }, 'proposed')
  return { proposalId, number }
}

/** Proposals are kept forever. An assistant makes no more than its rounds. */
const limitProposals = (tx: Tx, leadId: string, side: Side, time: Date): Promise<void> =>
  limitRate(
    tx,
    {
      column: proposals.leadId,
      value: leadId,
      createdAt: proposals.createdAt,
      among: and(eq(proposals.side, side), eq(proposals.author, 'person')),
      message: 'Your side has made many proposals here today. Please try again tomorrow.',
    },
    [{ max: limits.proposalsPerDay, minutes: 24 * 60 }],
    time,
  )

/** Closes the lead's unclosed proposal, if there is one: as expired when its time has passed, otherwise as superseded. */
const closeFormer = (tx: Tx, leadId: string, time: Date) => {
  const at = sql`${time.toISOString()}::timestamptz`
  const hasExpired = sql`${proposals.validUntil} <= ${at}`
  return tx
    .update(proposals)
    .set({
      supersededAt: sql`case when not ${hasExpired} then ${at} end`,
      expiredAt: sql`case when ${hasExpired} then ${at} end`,
    })
    .where(and(eq(proposals.leadId, leadId), isUnclosed))
    .execute()
}
