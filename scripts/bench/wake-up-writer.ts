import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { connect, type Tx } from '../../src/db/client.ts'
import { startQueue } from '../../src/db/queue/queue.ts'
import { openQueueClient, queueWithin } from '../../src/db/queue/queue-client.ts'
import { type Enqueued, type Enqueuing, pgBossQueue } from './wake-up.ts'

/** Enqueues jobs, each in a transaction of its own, as a web process does. */

const url = process.argv[2] ?? ''
const { db } = connect(url, 16)
const queue = await startQueue(url, { worker: false, log: pino({ level: 'silent' }) })
const boss = new PgBoss({ db: openQueueClient(url, 2).db, supervise: false, schedule: false })
await boss.start()

const now = () => performance.timeOrigin + performance.now()

async function add(method: Enqueuing['method'], tx: Tx, leadId: string): Promise<void> {
  const data = { leadId, lockToken: null, version: 1 }
  if (method === 'notifier') await queue.enqueue(tx, 'follow-up', data)
  else await boss.insert(pgBossQueue, [{ data }], { db: queueWithin(tx) })
}

async function enqueue({ method, count, rate }: Enqueuing): Promise<Enqueued> {
  const times: Record<string, { begun: number; committed: number }> = {}
  const addOne = async () => {
    const id = crypto.randomUUID()
    const begun = now()
    await db.transaction((tx) => add(method, tx, id))
    times[id] = { begun, committed: now() }
  }
  const start = now()
  const running: Promise<void>[] = []
  if (rate === null) {
    for (let i = 0; i < count; i++) running.push(addOne())
  } else {
    for (let i = 0; i < count; i++) {
      await delay(Math.max(0, start + (i * 1000) / rate - now()))
      running.push(addOne())
    }
  }
  await Promise.all(running)
  return { times, commitsPerSecond: (count / (now() - start)) * 1000 }
}

process.on('message', async (request: Enqueuing) => {
  process.send?.(await enqueue(request))
})
process.send?.('ready')
