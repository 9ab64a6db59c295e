import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import type { AssistantWords, LiveEvent, LiveEvents } from '../shared/live-events.ts'
import type { Db, Tx } from './client.ts'

/**
 * Live events leave through the outbox: the row is the truth, written in the transaction of the change;
 * the notification is a doorbell that carries the row's id alone.
 */

const channel = 'parley_events'
const wordsChannel = 'parley_words'
const revokedChannel = 'parley_revoked'
/** How far back a sweep looks after the listening connection was lost, in seconds. */
const sweepSeconds = 120
/** A notification's payload must stay below 8,000 bytes. */
const notifyBytes = 7_900

export interface OutboxRow {
  readonly id: number
  readonly rooms: string[]
  readonly event: LiveEvent
  readonly payload: unknown
}

/** Tells `rooms` of a change, when and only when its transaction commits. */
export async function emit<E extends LiveEvent>(
  tx: Tx,
  rooms: string[],
  event: E,
  payload: LiveEvents[E],
): Promise<void> {
  await tx.execute(sql`
    with said as (
      insert into outbox (rooms, event, payload)
      values (array[${sql.join(
        rooms.map((room) => sql`${room}`),
        sql`, `,
      )}]::text[], ${event}, ${JSON.stringify(payload)}::jsonb)
      returning id)
    select pg_notify(${channel}, id::text) from said`)
}

/** Sends words in the making: never kept, and nothing is lost with one. */
export async function whisper(db: Db, words: AssistantWords): Promise<void> {
  const payload = JSON.stringify(words)
  if (Buffer.byteLength(payload) <= notifyBytes)
    await db.execute(sql`select pg_notify(${wordsChannel}, ${payload})`)
}

/** Tells every process that a session or key is no longer good, when the transaction commits. */
export async function emitRevoked(tx: Tx, credentialId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${revokedChannel}, ${credentialId})`)
}

interface Listener {
  /** False while the connection is lost. */
  up(): boolean
  close(): Promise<void>
}

/** One listening connection for the process; each row is handed on once, also those missed while it was lost. */
export async function listen(
  client: postgres.Sql,
  on: {
    event(row: OutboxRow): void
    words(words: AssistantWords): void
    revoked(credentialId: string): void
    error(error: unknown): void
  },
): Promise<Listener> {
  const seen = new Set<number>()
  let listening = false
  let started = false

  const deliver = (row: OutboxRow) => {
    if (seen.has(row.id)) return
    seen.add(row.id)
    if (seen.size > 20_000) for (const id of [...seen].slice(0, 10_000)) seen.delete(id)
    on.event(row)
  }
  const fetchRows = async (condition: postgres.PendingQuery<postgres.Row[]>) => {
    const rows = await client<
      OutboxRow[]
    >`select id::int8, rooms, event, payload from outbox where ${condition} order by id`
    for (const row of rows) deliver({ ...row, id: Number(row.id) })
  }

  // Doorbells that ring together are answered by one query.
  let rung: number[] = []
  let fetching = false
  const answer = async () => {
    if (fetching) return
    fetching = true
    while (rung.length > 0) {
      const ids = rung
      rung = []
      await fetchRows(client`id = any(${ids})`).catch(on.error)
    }
    fetching = false
  }

  const events = await client.listen(
    channel,
    (id) => {
      rung.push(Number(id))
      void answer()
    },
    () => {
      listening = true
      if (started)
        fetchRows(client`created_at > now() - ${sweepSeconds} * interval '1 second'`).catch(on.error)
      started = true
    },
  )
  const words = await client.listen(wordsChannel, (payload) => on.words(JSON.parse(payload)))
  const revoked = await client.listen(revokedChannel, on.revoked)
  return {
    up: () => listening,
    close: async () => {
      listening = false
      await events.unlisten()
      await words.unlisten()
      await revoked.unlisten()
    },
  }
}

/** Events older than a day have rung long ago. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from outbox where created_at < now() - interval '1 day'`)
}
