import { sql } from 'drizzle-orm'
import type { LiveEvent, LiveEvents, StreamDelta } from '../../shared/live-events.ts'
import type { Db, Tx } from '../client.ts'
import { queueEvent } from './after-commit.ts'
import { maxPayloadBytes, revokedChannel, streamChannel } from './channels.ts'

/** Sends a live event to `rooms` if the transaction commits. It is delivered even if this process dies after the commit. */
export const emit = <E extends LiveEvent>(tx: Tx, rooms: string[], event: E, payload: LiveEvents[E]): void =>
  queueEvent(tx, { rooms, event, payload })

/** Sends the text that the assistant has generated so far. It is not stored: a lost or oversized delta is skipped. */
export async function sendStreamDelta(db: Db, delta: StreamDelta): Promise<void> {
  const payload = JSON.stringify(delta)
  if (Buffer.byteLength(payload) <= maxPayloadBytes)
    await db.execute(sql`select pg_notify(${streamChannel}, ${payload})`)
}

/** Disconnects the sockets of a session or API key in every process, when the transaction commits. */
export async function emitRevoked(tx: Tx, credentialId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${revokedChannel}, ${credentialId})`)
}

/** Deletes events that are older than a day. Every process has delivered them long before. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from outbox where created_at < now() - interval '1 day'`)
}
