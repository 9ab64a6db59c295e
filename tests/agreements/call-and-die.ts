import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import { readConfig } from '../../src/config.ts'
import type { Ctx } from '../../src/context.ts'
import { connect } from '../../src/db/client.ts'
import { rawClient } from '../../src/db/connection/raw-client.ts'
import type { Enqueue, EnqueueAll } from '../../src/db/queue/queue.ts'
import { type Call, run } from './calls.ts'

/**
 * A process that makes one call and is killed before it sends its nth statement. With a number above the call's statements,
 * it is killed after the commit, in place of the notification.
 */
const [, , databaseUrl = '', nth = '', call = ''] = process.argv
const die = () => process.kill(process.pid, 'SIGKILL')

const { db, notifier } = connect(databaseUrl, 1)
Object.assign(notifier, { notify: die })

let sent = 0
const client = rawClient(db)
const begin = client.begin.bind(client) as (
  work: (tx: postgres.TransactionSql) => unknown,
) => Promise<unknown>
Object.assign(client, {
  begin: (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => {
      const { unsafe } = tx
      const counting: typeof unsafe = (...statement) => {
        if (++sent === Number(nth)) die()
        return unsafe(...statement)
      }
      return work(Object.assign(tx, { unsafe: counting }))
    }),
})

/** Writes a job like the queue does, without starting pg-boss. */
const enqueue: Enqueue = async (tx, job, data) => {
  await tx.execute(
    sql`insert into pgboss.job (name, data) values ('send-mail', ${JSON.stringify({ job, ...data })}::jsonb)`,
  )
}
const enqueueAll: EnqueueAll = async (tx, job, rows) => {
  for (const { data } of rows) await enqueue(tx, job, data)
}
const parts: Pick<Ctx, 'db' | 'config' | 'now' | 'enqueue' | 'enqueueAll'> = {
  db,
  config: readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl }),
  now: () => new Date(),
  enqueue,
  enqueueAll,
}
const outcome = await run(parts as Ctx, JSON.parse(call) as Call)
throw new Error(`the process has survived: ${JSON.stringify(outcome)}`)
