import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { judgements, questions } from '../../db/tables/leads.ts'
import type { Call, Judgement, ThreadMessage } from '../../providers/assistant/assistant.ts'
import { askBrief, judgeBrief, type ListingSource } from '../../providers/assistant/briefs.ts'
import { judgementsOf, questionsOf } from './rounds.ts'

/** The two listings of a lead. */
export interface Pair {
  readonly seller: ListingSource
  readonly buyer: ListingSource
}

/** What the assistant makes of a talk: judgements for the buyer, questions for the seller. */
export interface Assessment {
  readonly judgements: readonly (Judgement & { requirement: string; reveal: boolean })[]
  readonly questions: readonly string[]
}

/** Judges and asks anew. Outside of any transaction: the assistant takes its time. */
export async function assess(
  ctx: Pick<Ctx, 'assistant'>,
  { seller, buyer }: Pair,
  talk: readonly ThreadMessage[],
  call: Call,
): Promise<Assessment> {
  const brief = judgeBrief(seller, buyer, talk)
  const judged = (await ctx.assistant.judge(brief, call)).map((judgement, i) => ({
    ...judgement,
    requirement: brief.requirements[i] ?? '',
    reveal: buyer.points[i]?.reveal ?? false,
  }))
  const asked = await ctx.assistant.ask(askBrief(seller, buyer, talk, judged), call)
  return { judgements: judged, questions: [...new Set(asked)] }
}

/**
 * Replaces what a round shows. What people have said to a requirement or question that still stands is
 * kept, and so is every answered question: the assistant never discards a person's words.
 */
export async function writeAssessment(tx: Tx, roundId: string, made: Assessment): Promise<void> {
  const reviewed = await judgementsOf(tx, roundId)
  const answered = (await questionsOf(tx, roundId)).filter((row) => row.answer !== null)
  await tx.delete(judgements).where(eq(judgements.roundId, roundId))
  await tx.delete(questions).where(eq(questions.roundId, roundId))
  const reviews = new Map(reviewed.map((row) => [row.requirement, row]))
  if (made.judgements.length > 0) {
    await tx.insert(judgements).values(
      made.judgements.map((row, position) => {
        const { additionalThoughts, answeredBy, humanVerdict, judgedBy } = reviews.get(row.requirement) ?? {}
        return { ...row, roundId, position, additionalThoughts, answeredBy, humanVerdict, judgedBy }
      }),
    )
  }

  const known = new Set(answered.map((row) => row.question))
  const rows = [
    ...answered.map(({ question, answer, answeredBy }) => ({ question, answer, answeredBy })),
    ...made.questions.filter((question) => !known.has(question)).map((question) => ({ question })),
  ]
  if (rows.length > 0)
    await tx.insert(questions).values(rows.map((row, position) => ({ ...row, roundId, position })))
}
