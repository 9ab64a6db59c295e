import { and, asc, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { judgements, messages, questions, rounds } from '../../db/tables/leads.ts'
import type { Side } from '../../shared/sides.ts'

export type Round = typeof rounds.$inferSelect

/** @throws if the lead has no round, which means that it isn't open */
export async function latestRound(db: Reader, leadId: string): Promise<Round> {
  const [round] = await db
    .select()
    .from(rounds)
    .where(eq(rounds.leadId, leadId))
    .orderBy(desc(rounds.number))
    .limit(1)
  if (!round) throw new Error(`lead ${leadId} has no round`)
  return round
}

/**
 * Opens the next round for a side's inputs. Until the assistant has updated them, the round has copies of the former
 * judgements, of the unanswered questions and of the price relation. The buyer's own verdicts stay until withdrawn.
 */
export async function openRound(tx: Tx, former: Round, side: Side, now: Date): Promise<Round> {
  const [round] = await tx
    .insert(rounds)
    .values({
      leadId: former.leadId,
      number: former.number + 1,
      openedBy: side,
      price: former.price,
      createdAt: now,
    })
    .returning()
  if (!round) throw new Error('the round was not inserted')
  const formerJudgements = await judgementsOf(tx, former.id)
  const openQuestions = (await questionsOf(tx, former.id)).filter((row) => row.answer === null)
  if (formerJudgements.length > 0) {
    await tx.insert(judgements).values(
      formerJudgements.map(({ id: _, additionalThoughts: __, answeredBy: ___, ...judgement }) => ({
        ...judgement,
        roundId: round.id,
        judgedAt: judgement.humanVerdict && (judgement.judgedAt ?? former.createdAt),
      })),
    )
  }
  if (openQuestions.length > 0) {
    await tx
      .insert(questions)
      .values(openQuestions.map(({ position, question }) => ({ roundId: round.id, position, question })))
  }
  return round
}

export const judgementsOf = (db: Reader, roundId: string) =>
  db.select().from(judgements).where(eq(judgements.roundId, roundId)).orderBy(asc(judgements.position))

/** Whether the buyer judged in this round. A verdict without a time was stored by a previous version of Parley. */
export const isJudgedIn = (
  round: Round,
  { humanVerdict, judgedAt }: Pick<typeof judgements.$inferSelect, 'humanVerdict' | 'judgedAt'>,
): boolean => humanVerdict !== null && (judgedAt === null || judgedAt >= round.createdAt)

export const questionsOf = (db: Reader, roundId: string) =>
  db.select().from(questions).where(eq(questions.roundId, roundId)).orderBy(asc(questions.position))

/**
 * Deletes the latest round if it is pending (see `isPending`). A turn that was stopped, or whose lease has expired, leaves
 * such a round. The inputs stay with the former round and can be submitted again.
 */
export async function withdrawPendingRound(tx: Tx, leadId: string): Promise<void> {
  await tx
    .delete(rounds)
    .where(
      and(
        eq(rounds.leadId, leadId),
        isNotNull(rounds.openedBy),
        eq(rounds.number, sql`(select max(r.number) from ${rounds} r where r.lead_id = ${leadId})`),
        not(isSpoken),
      ),
    )
}

/** Whether the assistant's message for the side that opened the round exists. */
const isSpoken = sql`exists (
  select 1 from ${messages}
  where ${messages.roundId} = ${rounds.id} and ${messages.side} = ${rounds.openedBy} and ${messages.author} = 'ai')`

/** Whether a side opened the round and the assistant's message for that side is still missing. */
export async function isPending(db: Reader, roundId: string): Promise<boolean> {
  const [round] = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, roundId), isNotNull(rounds.openedBy), not(isSpoken)))
  return round !== undefined
}

/** The questions of all rounds that the seller has answered. */
export async function answeredQuestions(db: Reader, leadId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ question: questions.question })
    .from(questions)
    .innerJoin(rounds, eq(rounds.id, questions.roundId))
    .where(and(eq(rounds.leadId, leadId), isNotNull(questions.answer)))
    .orderBy(questions.question)
  return rows.map(({ question }) => question)
}

/** A side's last message that isn't deleted. */
export async function lastMessage(db: Reader, leadId: string, side: Side) {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.side, side), isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(1)
  return message
}
