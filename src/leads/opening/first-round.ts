import { v7 } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { rawClient } from '../../db/connection/raw-client.ts'
import type { Speech } from '../turns/speak-round.ts'

/**
 * Writes a lead's first round and opens the lead. It is a single statement, because workers run it more often than any other
 * write.
 */
export async function writeFirstRound(
  tx: Tx,
  leadId: string,
  { message, assessment: { judgements, questions, price } }: Speech,
  now: Date,
): Promise<void> {
  const ids = (rows: readonly unknown[]) => rows.map(() => v7())
  await rawClient(tx).unsafe(
    firstRound,
    [
      leadId,
      v7(),
      now.toISOString(),
      v7(),
      message.side,
      message.author,
      message.content,
      ids(judgements),
      judgements.map((row) => row.requirement),
      judgements.map((row) => row.verdict),
      judgements.map((row) => row.reason),
      judgements.map((row) => row.quote),
      // As text: postgres.js sends an array of booleans as a single boolean.
      judgements.map((row) => String(row.reveal)),
      ids(questions),
      [...questions],
      price,
    ],
    { prepare: true },
  )
}

const firstRound = `
  with new_round as (
    insert into rounds (id, lead_id, number, price, created_at) values ($2, $1, 1, $16, $3)),
  new_message as (
    insert into messages (id, lead_id, round_id, side, author, content, created_at)
    values ($4, $1, $2, $5, $6, $7, $3)),
  new_judgements as (
    insert into judgements (round_id, id, requirement, verdict, reason, quote, reveal, position)
    select $2, id, requirement, verdict, reason, quote, reveal::boolean, ordinal - 1
    from unnest($8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
      with ordinality as judgement (id, requirement, verdict, reason, quote, reveal, ordinal)),
  new_questions as (
    insert into questions (round_id, id, question, position)
    select $2, id, question, ordinal - 1
    from unnest($14::uuid[], $15::text[]) with ordinality as question (id, question, ordinal))
  update leads set state = 'open', resumed = 0, opened_at = $3, last_activity_at = $3 where id = $1`
