import type { Db as QueueDb } from 'pg-boss'
import postgres from 'postgres'
import type { Tx } from '../client.ts'
import { seenBefore } from '../connection/auto-prepare.ts'
import { rawClient } from '../connection/raw-client.ts'
import { driverOptions } from '../driver.ts'

interface QueueClient {
  readonly db: QueueDb
  close(): Promise<void>
}

/**
 * Database access for pg-boss over postgres.js, at least two connections. pg-boss's own client, node-postgres, would
 * have Postgres parse and plan every statement each time.
 */
export function openQueueClient(url: string, connections: number): QueueClient {
  const settings = {
    ...driverOptions,
    // Jobs are enqueued in transactions of the pool, which are durable. Only fetches and completions happen here: one
    // that a power failure loses runs its job again.
    connection: { application_name: 'parley-queue', synchronous_commit: 'off' },
    // pg-boss passes JSON parameters as text; serializing them again would make them JSON strings.
    types: { json: { to: 114, from: [114, 3802], serialize: toJson, parse: JSON.parse } },
  }
  const sql = postgres(url, { ...settings, max: connections - 1 })
  // Scripts with their own BEGIN and COMMIT must not share a connection. A script that failed leaves its transaction
  // open; the next one starts with a rollback.
  const scripts = postgres(url, { ...settings, max: 1 })
  const isRepeated = seenBefore()
  // Fetches are not prepared: a plan made while the queue was short would later scan all of it.
  const isFetch = (text: string) => text.includes('SKIP LOCKED')
  const runUnprepared = async (client: postgres.Sql, text: string) => {
    const result: readonly unknown[] = await client.unsafe(text)
    // Several statements return a list of results.
    return { rows: Array.isArray(result[0]) ? result.flat() : [...result] }
  }
  const executeSql: QueueDb['executeSql'] = async (text, values = []) => {
    if (values.length > 0) {
      const isPrepared = !isFetch(text) && isRepeated(text)
      return { rows: await sql.unsafe(text, values as never[], isPrepared ? prepared : {}) }
    }
    return await (/^\s*begin\b/i.test(text)
      ? runUnprepared(scripts, `rollback; ${text}`)
      : runUnprepared(sql, text))
  }
  const close = async () => {
    await Promise.all([sql, scripts].map((client) => client.end({ timeout: 5 })))
  }
  return { db: { executeSql }, close }
}

/** Lets pg-boss run its statements in a transaction of the pool. */
export const queueWithin = (tx: Tx): QueueDb => ({
  executeSql: async (text, values = []) => ({
    rows: await rawClient(tx).unsafe(text, values as never[], prepared),
  }),
})

const prepared = { prepare: true }

const toJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
