import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import type { LiveEvent, LiveEvents, StreamDelta } from '../../shared/live-events.ts'
import type { Db, Tx } from '../client.ts'
import { queueEvent, queueInvalidation } from './after-commit.ts'
import { eventsChannel } from './notifier.ts'
import { OutboxReader, type OutboxRow } from './outbox-reader.ts'

/**
 * Live events leave through the outbox: the row is the truth, written in the transaction of the change;
 * the notification is a notifier that carries the transactions' numbers alone, and is rung when the transaction has committed.
 */

const wordsChannel = 'parley_words'
const revokedChannel = 'parley_revoked'
const renamedChannel = 'parley_renamed'
/** How often a process looks for rows that no notification named, in milliseconds. */
const sweepMs = 2_000
/** The pause after each read, so that the next one answers several notifications, in milliseconds. */
const gapMs = 2
/** A notification's payload must stay below 8,000 bytes. */
const notifyBytes = 7_900

/** Tells `rooms` of a change, when and only when its transaction commits. */
export const emit = <E extends LiveEvent>(tx: Tx, rooms: string[], event: E, payload: LiveEvents[E]): void =>
  queueEvent(tx, { rooms, event, payload })

/** Sends the assistant's words while they are made; they are never kept, and a lost piece costs nothing. */
export async function sendStreamDelta(db: Db, words: StreamDelta): Promise<void> {
  const payload = JSON.stringify(words)
  if (Buffer.byteLength(payload) <= notifyBytes)
    await db.execute(sql`select pg_notify(${wordsChannel}, ${payload})`)
}

/** Tells every process that a session or key is no longer good, when the transaction commits. */
export const emitRevoked = (tx: Tx, credentialId: string): Promise<void> =>
  tellChanged(tx, revokedChannel, credentialId)

/** Tells every process that an employee goes by another name, when the transaction commits. */
export const emitRenamed = (tx: Tx, employeeId: string): Promise<void> =>
  tellChanged(tx, renamedChannel, employeeId)

async function tellChanged(tx: Tx, channel: string, id: string): Promise<void> {
  queueInvalidation(tx, id)
  await tx.execute(sql`select pg_notify(${channel}, ${id})`)
}

interface Listener {
  /** False while the database doesn't answer. */
  up(): boolean
  close(): Promise<void>
}

/** One listening connection for the process; each row is handed on once, rung for or not. */
export async function listen(
  client: postgres.Sql,
  on: {
    event(row: OutboxRow): void
    words(words: StreamDelta): void
    revoked(credentialId: string): void
    renamed(employeeId: string): void
    /** Listening again after a lost connection: what was revoked or renamed meanwhile is unknown. */
    again(): void
    error(error: unknown): void
  },
  everyMs: number = sweepMs,
): Promise<Listener> {
  const reader = new OutboxReader(client, on.event)
  await reader.start()
  let closed = false
  let up = true

  // Doorbells that ring together are answered by one query; one thing at a time, so that no row is read twice.
  let rung: string[] = []
  let sweepDue = false
  let answering: Promise<void> | null = null
  const answer = async () => {
    while (!closed && (rung.length > 0 || sweepDue)) {
      const xids = rung
      rung = []
      try {
        if (xids.length > 0) await reader.read(xids)
        if (sweepDue) {
          sweepDue = false
          await reader.sweep()
        }
        up = true
      } catch (error) {
        // What could not be read is found by the next sweep.
        up = false
        if (!closed) on.error(error)
      }
      await pause(gapMs)
    }
    answering = null
  }
  const sweep = () => {
    sweepDue = true
    answering ??= answer()
  }

  const events = await client.listen(
    eventsChannel,
    (xids) => {
      rung.push(...xids.split(','))
      answering ??= answer()
    },
    // Also after the connection was lost: what rang meanwhile is caught up with at once.
    sweep,
  )
  const words = await client.listen(wordsChannel, (payload) => on.words(JSON.parse(payload)))
  const revoked = await client.listen(revokedChannel, on.revoked, on.again)
  const renamed = await client.listen(renamedChannel, on.renamed, on.again)
  const timer = setInterval(sweep, everyMs)
  return {
    up: () => up,
    close: async () => {
      closed = true
      clearInterval(timer)
      await answering
      await events.unlisten()
      await words.unlisten()
      await revoked.unlisten()
      await renamed.unlisten()
    },
  }
}

/** Events older than a day have rung long ago. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from outbox where created_at < now() - interval '1 day'`)
}
