import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { judgements, questions, rounds } from '../../db/tables/leads.ts'
import { assertBudget } from '../../metering/metering.ts'
import { AppError } from '../../shared/errors.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { takeLock } from '../lock/lock.ts'
import { assertAllowed, ownLead } from '../own-lead.ts'
import { roundInputNeeded, writeRefusal } from '../policy.ts'
import type { buyerRoundSchema, sellerRoundSchema } from '../schema.ts'
import { countChange, emitUpdated } from './lead-turn.ts'
import { judgementsOf, latestRound, openRound, questionsOf, type Round } from './rounds.ts'

/** The seller's answers and thoughts; the assistant speaks from them. */
export const submitSellerRound = (ctx: SignedIn, input: z.output<typeof sellerRoundSchema>) =>
  submitRound(ctx, 'seller', input.leadId, async (tx, round) => {
    await keepAnswers(tx, ctx.viewer.employeeId, round, input.answers)
    await tx
      .update(rounds)
      .set({ sellerFreeForm: input.freeForm || null, sellerFreeFormBy: byline(ctx, input.freeForm) })
      .where(eq(rounds.id, round.id))
  })

/** The buyer's word on the judgements, and feedback; the assistant speaks from them. */
export const submitBuyerRound = (ctx: SignedIn, input: z.output<typeof buyerRoundSchema>) =>
  submitRound(ctx, 'buyer', input.leadId, async (tx, round) => {
    const kept = await keepReviews(tx, ctx.viewer.employeeId, round, input.reviews)
    if (kept === 0 && input.freeForm === '') throw new AppError('BAD_INPUT', roundInputNeeded.buyer)
    await tx
      .update(rounds)
      .set({ buyerFreeForm: input.freeForm || null, buyerFreeFormBy: byline(ctx, input.freeForm) })
      .where(eq(rounds.id, round.id))
  })

const byline = (ctx: SignedIn, text: string) => (text ? ctx.viewer.employeeId : null)

/** The inputs stay on the round they answer; a new one opens, in which the assistant is to speak for the side. */
function submitRound(
  ctx: SignedIn,
  side: Side,
  leadId: string,
  keepInputs: (tx: Tx, round: Round) => Promise<void>,
): Promise<{ roundId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, now))
    await assertBudget({ ...ctx, db: tx }, ctx.viewer.companyId)
    const lockToken = await takeLock(tx, leadId, side, now)

    const former = await latestRound(tx, leadId)
    await keepInputs(tx, former)
    const round = await openRound(tx, former, side, now)

    const version = await countChange(tx, leadId, now, ctx.viewer.employeeId)
    emitUpdated(tx, lead)
    await ctx.enqueue(tx, 'speak-round', { leadId, roundId: round.id, lockToken, version })
    const opened = { round_id: round.id, round_number: round.number, by: side }
    await notifyWebhooks(tx, ctx, lead, 'round', opened)
    return { roundId: round.id }
  })
}

/** What isn't answered now is unanswered; an answer that a colleague gave before a stop stays the colleague's. */
async function keepAnswers(
  tx: Tx,
  employeeId: string,
  round: Round,
  answers: readonly { question: string; answer: string }[],
): Promise<void> {
  const given = new Map(answers.flatMap((row) => (row.answer ? [[row.question, row.answer]] : [])))
  const rows = await questionsOf(tx, round.id)
  refuseUnknown(
    given.keys(),
    rows.map((row) => row.question),
  )
  for (const row of rows) {
    const answer = given.get(row.question) ?? null
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

/** Answers how many reviews say something. Where the assistant judged nothing there is nothing to agree with. */
async function keepReviews(
  tx: Tx,
  employeeId: string,
  round: Round,
  reviews: readonly Review[],
): Promise<number> {
  const given = new Map(
    reviews.flatMap((row) => (row.thoughts || row.humanVerdict ? [[row.requirement, row]] : [])),
  )
  const rows = await judgementsOf(tx, round.id)
  refuseUnknown(
    given.keys(),
    rows.map((row) => row.requirement),
  )
  let kept = 0
  for (const row of rows) {
    const review = given.get(row.requirement)
    const additionalThoughts = review?.thoughts || null
    const humanVerdict = row.verdict === null ? null : (review?.humanVerdict ?? null)
    if (additionalThoughts || humanVerdict) kept++
    await tx
      .update(judgements)
      .set({
        additionalThoughts,
        answeredBy: author(additionalThoughts, row.additionalThoughts, row.answeredBy, employeeId),
        humanVerdict,
        judgedBy: author(humanVerdict, row.humanVerdict, row.judgedBy, employeeId),
      })
      .where(eq(judgements.id, row.id))
  }
  return kept
}

/** Who stands behind an input: nobody without one, whoever gave it before if it is the same. */
const author = (now: string | null, before: string | null, by: string | null, employeeId: string) =>
  now === null ? null : now === before ? by : employeeId

/** Refuses inputs to what the round doesn't show: the page was older, and no words are dropped silently. */
function refuseUnknown(given: Iterable<string>, shown: readonly string[]): void {
  for (const text of given) if (!shown.includes(text)) throw new AppError('CONFLICT')
}
