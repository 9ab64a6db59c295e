import postgres from 'postgres'

/**
 * Rings for outbox rows once their transaction has committed. A NOTIFY inside the transaction would take a lock
 * that all commits of the database wait for; here one connection says what many commits have left, and what
 * comes while it speaks goes with the next word. A bell that is never rung (the process died) costs time alone:
 * listeners look by themselves (outbox.ts).
 */

export const bellChannel = 'parley_events'
/** A notification's payload must stay below 8,000 bytes; an id takes at most 20. */
const idsInOne = 390

export interface Doorbell {
  /** Its one connection; what listeners read goes over it too, so that neither waits for the pool. */
  readonly sql: postgres.Sql
  ring(ids: readonly number[]): void
  /** Says what is left to say first. */
  close(): Promise<void>
}

export function openDoorbell(url: string): Doorbell {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'parley-doorbell' },
  })
  let left: number[] = []
  let speaking: Promise<void> | null = null

  const speak = async () => {
    while (left.length > 0) {
      const ids = left.splice(0, idsInOne)
      // What isn't heard is found.
      await sql`select pg_notify(${bellChannel}, ${ids.join(',')})`.catch(() => {})
    }
    speaking = null
  }
  return {
    sql,
    ring: (ids) => {
      left = left.concat(ids)
      if (left.length > 0) speaking ??= speak()
    },
    close: async () => {
      await speaking
      await sql.end({ timeout: 5 })
    },
  }
}
