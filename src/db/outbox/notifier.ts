import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { driverOptions } from '../driver.ts'

/**
 * Notifies of outbox rows and queued jobs once their transaction has committed. A NOTIFY inside the transaction
 * would take a lock that all commits of the database wait for; here one connection speaks for many commits, and
 * those that come meanwhile go with its next notification. One that is never sent (the process died) costs nothing
 * but time: listeners also look by themselves (outbox.ts, queue.ts).
 */

export const eventsChannel = 'parley_events'
export const jobsChannel = 'parley_jobs'
/** A notification's payload must stay below 8,000 bytes; a transaction's number takes at most 20, and a comma. */
const xidsInOne = 380

/** The first notification goes at once. After it, a pause lets commits gather: the longer, the more there were. */
const gapMs = (transactions: number) => Math.min(8, 2 + transactions)

export interface Notifier {
  /** Its one connection; listeners read over it too, so that neither waits for the pool. */
  readonly sql: postgres.Sql
  /** Tells of the transaction whose events are in the outbox, and of these queues' new jobs. */
  notify(committed: { readonly events: string | null; readonly queues: Iterable<string> }): void
  /** Sends first what is still to be sent. */
  close(): Promise<void>
}

export function openNotifier(url: string): Notifier {
  const sql = postgres(url, {
    max: 1,
    ...driverOptions,
    // A ring needn't outlive a power cut; listeners look by themselves. So nobody waits for the disk.
    connection: { application_name: 'parley-notifier', synchronous_commit: 'off' },
  })
  const events: string[] = []
  const queues = new Set<string>()
  let speaking: Promise<void> | null = null

  const nextWords = () => {
    const xids = events.splice(0, xidsInOne)
    const words = Object.entries({ [eventsChannel]: xids.join(','), [jobsChannel]: [...queues].join(',') })
    queues.clear()
    return { words: words.filter(([, said]) => said !== ''), count: xids.length }
  }
  const speak = async () => {
    for (let next = nextWords(); next.words.length > 0; next = nextWords()) {
      const [channels, said] = [next.words.map(([channel]) => channel), next.words.map(([, text]) => text)]
      // What can't be sent, listeners find by themselves.
      await sql`
        select pg_notify(channel, said) from unnest(${channels}::text[], ${said}::text[]) as words (channel, said)`.catch(
        () => {},
      )
      await pause(gapMs(next.count))
    }
    speaking = null
  }
  return {
    sql,
    notify: (committed) => {
      if (committed.events) events.push(committed.events)
      for (const name of committed.queues) queues.add(name)
      if (events.length > 0 || queues.size > 0) speaking ??= speak()
    },
    close: async () => {
      await speaking
      await sql.end({ timeout: 5 })
    },
  }
}
