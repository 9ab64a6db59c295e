import type { Db as QueueDb } from 'pg-boss'
import postgres from 'postgres'
import type { Tx } from '../client.ts'
import { driverOptions } from '../driver.ts'
import { seenBefore } from '../sql/auto-prepare.ts'
import { rawClient } from '../sql/raw-client.ts'

/** pg-boss over the same driver as everything else: the one it brings has Postgres plan each statement anew. */

interface QueueClient {
  readonly db: QueueDb
  close(): Promise<void>
}

export function openQueueClient(url: string, connections: number): QueueClient {
  const settings = {
    ...driverOptions,
    // Jobs commit with their cause, elsewhere. That one was fetched or done may be lost in a power cut: it runs again.
    connection: { application_name: 'parley-queue', synchronous_commit: 'off' },
    // pg-boss writes its JSON itself.
    types: { json: { to: 114, from: [114, 3802], serialize: asJson, parse: JSON.parse } },
  }
  const sql = postgres(url, { ...settings, max: connections - 1 })
  // A script begins and commits by itself, and so has a connection for itself; what a failed one leaves, the next ends.
  const scripts = postgres(url, { ...settings, max: 1 })
  const again = seenBefore()
  // A fetch has no values, and isn't prepared: a plan kept from when the queue was short would read all of it.
  const asIs = async (on: postgres.Sql, text: string) => {
    const said: readonly unknown[] = await on.unsafe(text)
    return { rows: Array.isArray(said[0]) ? said.flat() : [...said] }
  }
  const executeSql: QueueDb['executeSql'] = async (text, values = []) => {
    if (values.length > 0)
      return { rows: await sql.unsafe(text, values as never[], again(text) ? prepared : {}) }
    return await (/^\s*begin\b/i.test(text) ? asIs(scripts, `rollback; ${text}`) : asIs(sql, text))
  }
  const close = async () => {
    await Promise.all([sql, scripts].map((client) => client.end({ timeout: 5 })))
  }
  return { db: { executeSql }, close }
}

/** pg-boss within a transaction of ours. */
export const queueWithin = (tx: Tx): QueueDb => ({
  executeSql: async (text, values = []) => ({
    rows: await rawClient(tx).unsafe(text, values as never[], prepared),
  }),
})

const prepared = { prepare: true }

const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
