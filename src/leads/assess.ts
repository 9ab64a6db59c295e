import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { judgements, questions } from '../db/tables/leads.ts'
import type { Call, Judgement, Said } from '../providers/assistant/assistant.ts'
import { askBrief, type JudgeBrief, judgeBrief, type ListingSource } from '../providers/assistant/briefs.ts'
import { limits } from '../shared/limits.ts'
import { cap } from '../shared/text/plain.ts'
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
  talk: readonly Said[],
  call: Call,
): Promise<Assessment> {
  const brief = judgeBrief(seller, buyer, talk)
  const given = await ctx.assistant.judge(brief, call)
  const quotable = quotableTexts(brief)
  const judged = brief.requirements.map((requirement, i) => ({
    ...carried(given[i], quotable),
    requirement,
    reveal: buyer.points[i]?.reveal ?? false,
  }))
  const asked = await ctx.assistant.ask(askBrief(seller, buyer, talk, judged), call)
  return {
    judgements: judged,
    questions: [...new Set(asked.map((question) => cap(question, limits.pointText)))],
  }
}

/** Whatever the assistant answers: a quote that the seller hasn't shown literally is dropped. */
function carried(given: Judgement | undefined, quotable: readonly string[]): Judgement {
  if (!given) return { verdict: null, reason: '', quote: null }
  const { quote } = given
  const stands = quote !== null && quote !== '' && quotable.some((text) => text.includes(quote))
  return { verdict: given.verdict, reason: cap(given.reason, limits.pointText), quote: stands ? quote : null }
}

const quotableTexts = ({ seller, talk }: JudgeBrief): string[] => [
  ...[seller.name, seller.description, seller.companyDescription, ...seller.points],
  ...seller.files.map((file) => file.text),
  ...talk.flatMap((said) => (said.side === 'seller' ? [said.content] : [])),
]

/**
 * Replaces what a round shows. What people have said to a requirement or question that still stands is
 * kept, and so is every answered question: the assistant never discards a person's words.
 */
export async function writeAssessment(tx: Tx, roundId: string, made: Assessment): Promise<void> {
  const reviewed = new Map((await judgementsOf(tx, roundId)).map((row) => [row.requirement, row]))
  await tx.delete(judgements).where(eq(judgements.roundId, roundId))
  if (made.judgements.length > 0) {
    await tx.insert(judgements).values(
      made.judgements.map((row, position) => {
        const { additionalThoughts, answeredBy, humanVerdict, judgedBy } = reviewed.get(row.requirement) ?? {}
        return { ...row, roundId, position, additionalThoughts, answeredBy, humanVerdict, judgedBy }
      }),
    )
  }

  const answered = (await questionsOf(tx, roundId)).filter((row) => row.answer !== null)
  const known = new Set(answered.map((row) => row.question))
  const rows = [
    ...answered.map(({ question, answer, answeredBy }) => ({ question, answer, answeredBy })),
    ...made.questions.filter((question) => !known.has(question)).map((question) => ({ question })),
  ]
  await tx.delete(questions).where(eq(questions.roundId, roundId))
  if (rows.length > 0)
    await tx.insert(questions).values(rows.map((row, position) => ({ ...row, roundId, position })))
}
