import { and, asc, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { judgements, messages, questions, rounds } from '../../db/tables/leads.ts'
import type { Side } from '../../shared/sides.ts'

export type Round = typeof rounds.$inferSelect

/** The round in which the talk goes on. */
export async function latestRound(db: Reader, leadId: string): Promise<Round> {
  const [round] = await db
    .select()
    .from(rounds)
    .where(eq(rounds.leadId, leadId))
    .orderBy(desc(rounds.number))
    .limit(1)
  if (!round) throw new Error(`lead ${leadId} is open without a round`)
  return round
}

/**
 * Opens the next round for a side's inputs. Until the assistant has judged and asked anew, it shows what is
 * known: the former judgements, and the questions nobody answered.
 */
export async function openRound(tx: Tx, former: Round, side: Side, now: Date): Promise<Round> {
  const [round] = await tx
    .insert(rounds)
    .values({ leadId: former.leadId, number: former.number + 1, openedBy: side, createdAt: now })
    .returning()
  if (!round) throw new Error('no round')
  const judged = await judgementsOf(tx, former.id)
  const asked = (await questionsOf(tx, former.id)).filter((row) => row.answer === null)
  if (judged.length > 0) {
    await tx.insert(judgements).values(
      judged.map(({ position, requirement, verdict, reason, quote, reveal }) => ({
        ...{ roundId: round.id, position, requirement, verdict, reason, quote, reveal },
      })),
    )
  }
  if (asked.length > 0) {
    await tx
      .insert(questions)
      .values(asked.map(({ position, question }) => ({ roundId: round.id, position, question })))
  }
  return round
}

export const judgementsOf = (db: Reader, roundId: string) =>
  db.select().from(judgements).where(eq(judgements.roundId, roundId)).orderBy(asc(judgements.position))

export const questionsOf = (db: Reader, roundId: string) =>
  db.select().from(questions).where(eq(questions.roundId, roundId)).orderBy(asc(questions.position))

/**
 * Takes back the latest round when the assistant hasn't spoken in it: the inputs stay on the former round,
 * to be sent again. True when there was one.
 */
export async function withdrawUnspoken(tx: Tx, leadId: string): Promise<boolean> {
  const gone = await tx
    .delete(rounds)
    .where(
      and(
        eq(rounds.leadId, leadId),
        isNotNull(rounds.openedBy),
        eq(rounds.number, sql`(select max(r.number) from ${rounds} r where r.lead_id = ${leadId})`),
        not(spoken),
      ),
    )
    .returning({ id: rounds.id })
  return gone.length > 0
}

const spoken = sql`exists (
  select 1 from ${messages}
  where ${messages.roundId} = ${rounds.id} and ${messages.side} = ${rounds.openedBy} and ${messages.author} = 'ai')`

/** Whether a side opened the round and the assistant has yet to speak in it. */
export async function unspoken(db: Reader, roundId: string): Promise<boolean> {
  const [round] = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, roundId), isNotNull(rounds.openedBy), not(spoken)))
  return round !== undefined
}

/** The last message of a side that still stands. */
export async function lastMessage(db: Reader, leadId: string, side: Side) {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.side, side), isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(1)
  return message
}
