import type { Db as QueueDb } from 'pg-boss'
import postgres from 'postgres'
import type { Tx } from './client.ts'
import { clientOf } from './client-of.ts'
import { comesAgain } from './preparing.ts'

/** pg-boss over the same driver as everything else: the one it brings has Postgres plan each statement anew. */

interface QueueClient {
  readonly db: QueueDb
  close(): Promise<void>
}

export function openQueueClient(url: string, connections: number): QueueClient {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    // Jobs commit with their cause, elsewhere. That one was fetched or done may be lost in a power cut: it runs again.
    connection: { application_name: 'parley-queue', synchronous_commit: 'off' },
    // pg-boss writes its JSON itself.
    types: { json: { to: 114, from: [114, 3802], serialize: asJson, parse: JSON.parse } },
  })
  const again = comesAgain()
  // A fetch has no values, and isn't prepared: a plan kept from when the queue was short would read all of it.
  const asIs = async (on: postgres.Sql, text: string) => {
    const said: readonly unknown[] = await on.unsafe(text)
    return { rows: Array.isArray(said[0]) ? said.flat() : [...said] }
  }
  const script = async (text: string) => {
    const one = await sql.reserve()
    try {
      return await asIs(one, text)
    } finally {
      one.release()
    }
  }
  const executeSql: QueueDb['executeSql'] = async (text, values = []) => {
    if (values.length > 0)
      return { rows: await sql.unsafe(text, values as never[], again(text) ? prepared : {}) }
    // A transaction of its own needs a connection for itself.
    return await (/^\s*begin\b/i.test(text) ? script(text) : asIs(sql, text))
  }
  return { db: { executeSql }, close: () => sql.end({ timeout: 5 }) }
}

/** pg-boss within a transaction of ours. */
export const queueWithin = (tx: Tx): QueueDb => ({
  executeSql: async (text, values = []) => ({
    rows: await clientOf(tx).unsafe(text, values as never[], prepared),
  }),
})

const prepared = { prepare: true }

const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
