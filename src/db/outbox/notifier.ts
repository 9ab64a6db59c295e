import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { driverOptions } from '../driver.ts'
import { eventsChannel, jobsChannel, maxPayloadBytes } from './channels.ts'

/** A transaction id has at most 20 digits; a comma separates it from the next. */
const maxXids = Math.floor(maxPayloadBytes / 21)

/** The pause after a notification, in milliseconds. Commits gather meanwhile: the more there were, the longer it is. */
const gapMs = (transactions: number) => Math.min(8, 2 + transactions)

export interface Notifier {
  /** The notifier's single connection. The listeners use it too, so they never wait for the pool. */
  readonly sql: postgres.Sql
  /** Queues notifications: `events` is the id of a committed transaction with outbox rows, `queues` got new jobs. */
  notify(committed: { readonly events: string | null; readonly queues: Iterable<string> }): void
  /** Sends the queued notifications, then closes the connection. */
  close(): Promise<void>
}

/**
 * Notifies all processes of committed outbox rows and jobs. A NOTIFY inside the transaction would take a lock that
 * serializes the commits of the whole database, so the notification follows the commit, over a connection of its own.
 * The first one is sent at once; commits that happen during its round trip and the following pause share the next.
 * A lost notification (the process died, the connection broke) only delays delivery: listeners also poll
 * (listen.ts, queue.ts).
 */
export function openNotifier(url: string): Notifier {
  const sql = postgres(url, {
    ...driverOptions,
    max: 1,
    // Notifications need no durability.
    connection: { application_name: 'parley-notifier', synchronous_commit: 'off' },
  })
  const xids: string[] = []
  const queues = new Set<string>()
  let sending: Promise<void> | null = null

  const send = async () => {
    while (xids.length > 0 || queues.size > 0) {
      const batch = xids.splice(0, maxXids)
      const payloads = Object.entries({
        [eventsChannel]: batch.join(','),
        [jobsChannel]: [...queues].join(','),
      }).filter(([, payload]) => payload !== '')
      queues.clear()
      await sql`
        select pg_notify(channel, payload)
        from unnest(${payloads.map(([channel]) => channel)}::text[], ${payloads.map(([, payload]) => payload)}::text[])
          as notification (channel, payload)`.catch(() => {})
      await delay(gapMs(batch.length))
    }
    sending = null
  }
  return {
    sql,
    notify: (committed) => {
      if (committed.events) xids.push(committed.events)
      for (const name of committed.queues) queues.add(name)
      if (xids.length > 0 || queues.size > 0) sending ??= send()
    },
    close: async () => {
      await sending
      await sql.end({ timeout: 5 })
    },
  }
}
