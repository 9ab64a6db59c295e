import { setTimeout as delay } from 'node:timers/promises'
import type postgres from 'postgres'
import type { StreamDelta } from '../../shared/live-events.ts'
import { eventsChannel, revokedChannel, streamChannel } from './channels.ts'
import { OutboxReader, type OutboxRow } from './outbox-reader.ts'

/** How often a process looks for rows whose notification was lost, in milliseconds. */
const sweepMs = 2_000
/** The pause after each read, so that the next one covers several notifications, in milliseconds. */
const gapMs = 2

interface Listener {
  /** False while the outbox can't be read. */
  up(): boolean
  close(): Promise<void>
}

interface Handlers {
  event(row: OutboxRow): void
  streamDelta(delta: StreamDelta): void
  revoked(credentialId: string): void
  error(error: unknown): void
}

/**
 * Receives live events, stream deltas and revoked credentials over one connection. Each outbox row is delivered
 * exactly once, with or without its notification; deltas and revocations are lost while the connection is down.
 */
export async function listen(
  client: postgres.Sql,
  handlers: Handlers,
  sweepEveryMs: number = sweepMs,
): Promise<Listener> {
  const reader = new OutboxReader(client, handlers.event)
  await reader.start()
  let closed = false
  let up = true

  // One query reads the rows of all transactions notified since the last one. Reads never overlap: a row read by two
  // of them would be delivered twice.
  let pendingXids: string[] = []
  let sweepDue = false
  let reading: Promise<void> | null = null
  const read = async () => {
    while (!closed && (pendingXids.length > 0 || sweepDue)) {
      const xids = pendingXids
      pendingXids = []
      try {
        if (xids.length > 0) await reader.read(xids)
        if (sweepDue) {
          sweepDue = false
          await reader.sweep()
        }
        up = true
      } catch (error) {
        // The next sweep finds the rows that couldn't be read.
        up = false
        if (!closed) handlers.error(error)
      }
      await delay(gapMs)
    }
    reading = null
  }
  const sweep = () => {
    sweepDue = true
    reading ??= read()
  }

  const subscriptions = [
    await client.listen(
      eventsChannel,
      (xids) => {
        pendingXids.push(...xids.split(','))
        reading ??= read()
      },
      // Runs after every connect: notifications sent while the connection was down are lost.
      sweep,
    ),
    await client.listen(streamChannel, (payload) => handlers.streamDelta(JSON.parse(payload))),
    await client.listen(revokedChannel, handlers.revoked),
  ]
  const timer = setInterval(sweep, sweepEveryMs)
  return {
    up: () => up,
    close: async () => {
      closed = true
      clearInterval(timer)
      await reading
      for (const { unlisten } of subscriptions) await unlisten()
    },
  }
}
