import { v7 } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { rawClient } from '../../db/sql/raw-client.ts'
import type { ThreadMessage } from '../../providers/assistant/assistant.ts'
import type { Assessment } from '../rounds/assess.ts'

interface Opening {
  readonly said: ThreadMessage
  readonly assessment: Assessment
}

/** Opens a lead with its first round. One statement: it is what the workers do most. */
export async function writeFirstRound(
  tx: Tx,
  leadId: string,
  { said, assessment: { judgements, questions } }: Opening,
  now: Date,
): Promise<void> {
  const ids = (of: readonly unknown[]) => of.map(() => v7())
  await rawClient(tx).unsafe(
    firstRound,
    [
      ...[leadId, v7(), now.toISOString(), v7(), said.side, said.author, said.content],
      ids(judgements),
      judgements.map((row) => row.requirement),
      judgements.map((row) => row.verdict),
      judgements.map((row) => row.reason),
      judgements.map((row) => row.quote),
      // The driver mistakes an array of booleans for one boolean.
      judgements.map((row) => String(row.reveal)),
      ids(questions),
      [...questions],
    ],
    { prepare: true },
  )
}

const firstRound = `
  with round as (
    insert into rounds (id, lead_id, number, created_at) values ($2, $1, 1, $3)),
  said as (
    insert into messages (id, lead_id, round_id, side, author, content, created_at)
    values ($4, $1, $2, $5, $6, $7, $3)),
  judged as (
    insert into judgements (round_id, id, requirement, verdict, reason, quote, reveal, position)
    select $2, id, requirement, verdict, reason, quote, reveal::boolean, place - 1
    from unnest($8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
      with ordinality as judgement (id, requirement, verdict, reason, quote, reveal, place)),
  asked as (
    insert into questions (round_id, id, question, position)
    select $2, id, question, place - 1
    from unnest($14::uuid[], $15::text[]) with ordinality as question (id, question, place))
  update leads set state = 'open', opened_at = $3, last_activity_at = $3 where id = $1`
