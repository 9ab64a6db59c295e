import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { judgements, leads, questions, rounds } from '../../db/tables/leads.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import { askBrief, judgeBrief, type ThreadMessage } from '../../providers/assistant/briefs.ts'
import type { Judgement } from '../../providers/assistant/results.ts'
import { inSteps } from '../../shared/in-steps.ts'
import type { Package } from '../../shared/proposals/agreements.ts'
import type { PriceRelation } from '../list/schema.ts'
import type { Pair } from '../rounds/pair.ts'
import { judgementsOf, questionsOf, type Round } from '../rounds/rounds.ts'
import { priceRelationInSteps } from './price.ts'
import { settledInSteps } from './settled.ts'

/** The assistant's assessment of a thread: judgements for the buyer, questions for the seller. */
export interface Assessment {
  readonly judgements: readonly (Judgement & { requirement: string; reveal: boolean })[]
  readonly questions: readonly string[]
  readonly price: PriceRelation | null
}

/**
 * Judges every requirement and derives the questions for the seller. No question is about a requirement that an agreement
 * has settled. Must run outside of transactions, because the calls take seconds.
 *
 * @param answered questions that the seller has answered in this lead
 * @throws AssistantError
 */
export async function assess(
  ctx: Pick<Ctx, 'assistant'>,
  { seller, buyer, agreed = null }: Pair & { readonly agreed?: Package | null },
  thread: readonly ThreadMessage[],
  call: Call,
  answered: readonly string[] = [],
): Promise<Assessment> {
  const brief = judgeBrief(seller, buyer, thread)
  const judged = (await ctx.assistant.judge(brief, call)).map((judgement, i) => ({
    ...judgement,
    requirement: brief.requirements[i] ?? '',
    reveal: buyer.points[i]?.reveal ?? false,
  }))
  // Requirements that count as met cause no question.
  const requirements = judged.map(({ requirement }) => requirement)
  const settled = agreed && (await inSteps(settledInSteps(requirements, agreed)))
  const forQuestions = judged.map((row, i) => (settled?.[i] ? { ...row, verdict: 'meet' as const } : row))
  const texts = await ctx.assistant.ask(askBrief(seller, buyer, thread, forQuestions, answered), call)
  const price = await inSteps(priceRelationInSteps({ seller, buyer }))
  return { judgements: judged, questions: [...new Set(texts)], price }
}

/** What people entered about a requirement. */
function reviewOf(row: typeof judgements.$inferSelect | undefined) {
  if (!row) return {}
  const { additionalThoughts, answeredBy, humanVerdict, judgedBy, judgedAt, judgedQuote } = row
  return { additionalThoughts, answeredBy, humanVerdict, judgedBy, judgedAt, judgedQuote }
}

/**
 * Replaces a round's judgements, questions and price relation. People's input is never discarded: reviews of
 * requirements that still exist are carried over, and all answered questions stay.
 */
export async function writeAssessment(tx: Tx, round: Round, assessment: Assessment): Promise<void> {
  const { id: roundId, leadId } = round
  await tx.update(leads).set({ judgingVersion: null }).where(eq(leads.id, leadId))
  const reviewed = await judgementsOf(tx, roundId)
  const answered = (await questionsOf(tx, roundId)).filter((row) => row.answer !== null)
  await tx.update(rounds).set({ price: assessment.price }).where(eq(rounds.id, roundId))
  await tx.delete(judgements).where(eq(judgements.roundId, roundId))
  await tx.delete(questions).where(eq(questions.roundId, roundId))
  const reviews = new Map(reviewed.map((row) => [row.requirement, row]))
  if (assessment.judgements.length > 0) {
    await tx.insert(judgements).values(
      assessment.judgements.map((row, position) => {
        return { ...row, roundId, position, ...reviewOf(reviews.get(row.requirement)) }
      }),
    )
  }

  const known = new Set(answered.map((row) => row.question))
  const rows = [
    ...answered.map(({ question, answer, answeredBy }) => ({ question, answer, answeredBy })),
    ...assessment.questions.filter((question) => !known.has(question)).map((question) => ({ question })),
  ]
  if (rows.length > 0)
    await tx.insert(questions).values(rows.map((row, position) => ({ ...row, roundId, position })))
}
