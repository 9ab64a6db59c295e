import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { judgements, questions, rounds } from '../../db/tables/leads.ts'
import { assertBudget } from '../../metering/metering.ts'
import { assertAvailable } from '../../providers/assistant/errors.ts'
import { AppError } from '../../shared/errors.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { bumpVersion } from '../bump-version.ts'
import { recordRead } from '../list/mark-read.ts'
import { takeLock } from '../lock/lock.ts'
import { assertAllowed, leadRooms, ownLead } from '../own-lead.ts'
import { roundInputNeeded, writeRefusal } from '../policy.ts'
import type { buyerRoundSchema, sellerRoundSchema } from '../schema.ts'
import {
  isJudgedIn,
  judgementsOf,
  latestRound,
  openRound,
  questionsOf,
  type Round,
  withdrawPendingRound,
} from './rounds.ts'

/** Submits the seller's answers and thoughts. The assistant writes the seller's next message from them. */
export const submitSellerRound = (ctx: SignedIn, input: z.output<typeof sellerRoundSchema>) =>
  submitRound(ctx, 'seller', input.leadId, async (tx, round) => {
    await saveAnswers(tx, ctx.viewer.employeeId, round, input.answers)
    await tx
      .update(rounds)
      .set({ sellerFreeForm: input.freeForm || null, sellerFreeFormBy: authorOf(ctx, input.freeForm) })
      .where(eq(rounds.id, round.id))
  })

/** Submits the buyer's reviews of the judgements and feedback. The assistant writes the buyer's next message from them. */
export const submitBuyerRound = (ctx: SignedIn, input: z.output<typeof buyerRoundSchema>) =>
  submitRound(ctx, 'buyer', input.leadId, async (tx, round) => {
    const saved = await saveReviews(tx, ctx.viewer.employeeId, round, input.reviews, ctx.now())
    if (saved === 0 && input.freeForm === '') throw new AppError('BAD_INPUT', roundInputNeeded.buyer)
    await tx
      .update(rounds)
      .set({ buyerFreeForm: input.freeForm || null, buyerFreeFormBy: authorOf(ctx, input.freeForm) })
      .where(eq(rounds.id, round.id))
  })

const authorOf = (ctx: SignedIn, text: string) => (text ? ctx.viewer.employeeId : null)

/** Stores the inputs with the current round and opens the next one, in which the assistant speaks for the side. */
function submitRound(
  ctx: SignedIn,
  side: Side,
  leadId: string,
  saveInputs: (tx: Tx, round: Round) => Promise<void>,
): Promise<{ roundId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const { companyId, employeeId } = ctx.viewer
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, now))
    assertAvailable(ctx.assistant)
    await assertBudget({ ...ctx, db: tx }, companyId)

    const lockToken = await takeLock(tx, leadId, side, now)
    await withdrawPendingRound(tx, leadId)
    const former = await latestRound(tx, leadId)
    await saveInputs(tx, former)
    const round = await openRound(tx, former, side, now)
    const version = await bumpVersion(tx, leadId, now)
    await recordRead(tx, leadId, employeeId, now)

    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    await ctx.enqueue(tx, 'speak-round', { leadId, roundId: round.id, lockToken, version })
    await notifyWebhooks(tx, ctx, lead, 'round', {
      round_id: round.id,
      round_number: round.number,
      by: side,
    })
    return { roundId: round.id }
  })
}

/**
 * Replaces the round's answers; questions missing from `answers` become unanswered. An unchanged answer, kept from a
 * stopped turn, stays attributed to the colleague who wrote it.
 */
async function saveAnswers(
  tx: Tx,
  employeeId: string,
  round: Round,
  answers: readonly { question: string; answer: string }[],
): Promise<void> {
  const byQuestion = new Map(answers.flatMap((row) => (row.answer ? [[row.question, row.answer]] : [])))
  const rows = await questionsOf(tx, round.id)
  assertKnown(
    byQuestion.keys(),
    rows.map((row) => row.question),
  )
  for (const row of rows) {
    const answer = byQuestion.get(row.question) ?? null
    if (answer === row.answer) continue
    await tx
      .update(questions)
      .set({ answer, answeredBy: answer === null ? null : employeeId })
      .where(eq(questions.id, row.id))
  }
}

interface Review {
  requirement: string
  thoughts: string
  humanVerdict: 'meet' | 'not meet' | null
}

/**
 * Replaces the round's clarifications and adds its verdicts. Returns how many requirements have an input of this round. A
 * review without a verdict keeps the buyer's own: only `judgeRequirement` withdraws it. Here a verdict counts only where
 * the assistant gave one, because it agrees or disagrees with that.
 */
async function saveReviews(
  tx: Tx,
  employeeId: string,
  round: Round,
  reviews: readonly Review[],
  now: Date,
): Promise<number> {
  const byRequirement = new Map(
    reviews.flatMap((row) => (row.thoughts || row.humanVerdict ? [[row.requirement, row]] : [])),
  )
  const rows = await judgementsOf(tx, round.id)
  assertKnown(
    byRequirement.keys(),
    rows.map((row) => row.requirement),
  )
  let saved = 0
  for (const row of rows) {
    const review = byRequirement.get(row.requirement)
    const additionalThoughts = review?.thoughts || null
    const reviewed = row.verdict === null ? null : (review?.humanVerdict ?? null)
    const isNew = reviewed !== null && (reviewed !== row.humanVerdict || !isJudgedIn(round, row))
    if (additionalThoughts || reviewed || isJudgedIn(round, row)) saved++
    const judged = { humanVerdict: reviewed, judgedBy: employeeId, judgedAt: now, judgedQuote: row.quote }
    await tx
      .update(judgements)
      .set({
        additionalThoughts,
        answeredBy: attribute(additionalThoughts, row.additionalThoughts, row.answeredBy, employeeId),
        ...(isNew ? judged : {}),
      })
      .where(eq(judgements.id, row.id))
  }
  return saved
}

/** The author of an input: null without one, the former author if it is unchanged, otherwise `employeeId`. */
const attribute = (
  current: string | null,
  former: string | null,
  formerAuthor: string | null,
  employeeId: string,
) => (current === null ? null : current === former ? formerAuthor : employeeId)

/** @throws CONFLICT for inputs to rows that the round doesn't have: the page was outdated */
function assertKnown(inputs: Iterable<string>, known: readonly string[]): void {
  for (const text of inputs) if (!known.includes(text)) throw new AppError('CONFLICT')
}
