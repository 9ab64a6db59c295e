import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { connect } from '../../src/db/client.ts'
import { jobNames, queueOptions, queues } from '../../src/db/queue/jobs.ts'
import { type Handlers, startQueue } from '../../src/db/queue/queue.ts'
import { openQueueClient } from '../../src/db/queue/queue-client.ts'
import { percentile, spread, table } from './measure.ts'
import { withParley } from './parley.ts'

/**
 * From the commit of an enqueue to the start of its handler: our notifier and WorkerPool, and pg-boss's own
 * LISTEN/NOTIFY. One process enqueues, another works with 8 handlers at once.
 * `--rate=50`, `--seconds=10`, `--burst=2000`, `--rounds=5`, `--handler=5` (milliseconds a handler takes).
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const number = (name: string, otherwise: number) => Number(flags.get(name) ?? otherwise)
  const load = {
    rate: number('rate', 50),
    seconds: number('seconds', 10),
    burst: number('burst', 2000),
    handlerMs: number('handler', 5),
  }
  const rounds = number('rounds', 5)
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; handlers of ${load.handlerMs} ms\n`)
  const results = new Map<Method, Result[]>(methods.map((method) => [method, []]))
  await withParley(async ({ databaseUrl }) => {
    for (let round = -1; round < rounds; round++) {
      for (let i = 0; i < methods.length; i++) {
        const method = methods[(i + Math.max(0, round)) % methods.length]!
        const result = await measure(method, databaseUrl, load)
        // The first round warms up.
        if (round >= 0) results.get(method)!.push(result)
      }
    }
  })
  const ours = results.get('notifier')!
  const columns = Object.keys(ours[0]!) as (keyof Result)[]
  const pgBoss = results.get('pg-boss')!
  const rows = columns.map((column) => ({
    figure: column,
    'our notifier': spread(ours.map((result) => result[column])),
    'pg-boss': spread(pgBoss.map((result) => result[column])),
    'pg-boss to ours': spread(pgBoss.map((result, round) => result[column] / ours[round]![column])),
  }))
  console.log(table(rows))
}

const methods = ['notifier', 'pg-boss'] as const
export type Method = (typeof methods)[number]

/** The queue that pg-boss notifies of; ours uses 'follow-up', which has the same settings. */
export const pgBossQueue = 'wake-up'

/** What the enqueuing process is asked to do: `rate` jobs a second, or as fast as possible if it is null. */
export interface Enqueuing {
  readonly method: Method
  readonly count: number
  readonly rate: number | null
}

/** For each job, the time before its transaction and after its commit, in milliseconds since 1970. */
export interface Enqueued {
  readonly times: Record<string, { readonly begun: number; readonly committed: number }>
  readonly commitsPerSecond: number
}

interface Load {
  readonly rate: number
  readonly seconds: number
  readonly burst: number
  readonly handlerMs: number
}

type Result = Record<
  | 'at a steady rate: p50 ms'
  | 'at a steady rate: p95 ms'
  | 'at a steady rate: p99 ms'
  | 'burst: commits a second'
  | 'burst: jobs a second until all are done'
  | 'burst: p50 ms'
  | 'burst: p95 ms'
  | 'burst: p99 ms',
  number
>

const now = () => performance.timeOrigin + performance.now()

async function measure(method: Method, url: string, load: Load): Promise<Result> {
  const started = new Map<string, number>()
  const handle = async (id: string) => {
    started.set(id, now())
    await delay(load.handlerMs)
  }
  const writer = fork(join(import.meta.dirname, 'wake-up-writer.ts'), [url])
  const stopWorkers = await (method === 'notifier' ? workNotified : workPgBoss)(url, handle)
  try {
    await once(writer, 'message')
    const latencies = async (count: number, rate: number | null) => {
      started.clear()
      const { times, commitsPerSecond } = await enqueue(writer, { method, count, rate })
      while (started.size < count) await delay(20)
      const waits = [...started].map(([id, at]) => at - times[id]!.committed)
      const firstMs = Math.min(...Object.values(times).map(({ begun }) => begun))
      const jobsPerSecond = (count / (Math.max(...started.values()) - firstMs)) * 1000
      return { at: (share: number) => percentile(waits, share), commitsPerSecond, jobsPerSecond }
    }
    await latencies(20, 50)
    const steady = await latencies(load.rate * load.seconds, load.rate)
    const burst = await latencies(load.burst, null)
    return {
      'at a steady rate: p50 ms': steady.at(0.5),
      'at a steady rate: p95 ms': steady.at(0.95),
      'at a steady rate: p99 ms': steady.at(0.99),
      'burst: commits a second': burst.commitsPerSecond,
      'burst: jobs a second until all are done': burst.jobsPerSecond,
      'burst: p50 ms': burst.at(0.5),
      'burst: p95 ms': burst.at(0.95),
      'burst: p99 ms': burst.at(0.99),
    }
  } finally {
    writer.kill()
    await once(writer, 'exit')
    await stopWorkers()
  }
}

async function enqueue(writer: ChildProcess, request: Enqueuing): Promise<Enqueued> {
  writer.send(request)
  const [answer] = (await once(writer, 'message')) as [Enqueued]
  return answer
}

async function workNotified(url: string, handle: (id: string) => Promise<void>) {
  const database = connect(url, 2)
  const queue = await startQueue(url, { worker: true, log: pino({ level: 'silent' }) })
  const idle = Object.fromEntries(jobNames.map((name) => [name, async () => {}])) as unknown as Handlers
  await queue.work({ ...idle, 'follow-up': ({ leadId }) => handle(leadId) }, database.notifier.sql)
  return async () => {
    await queue.stop(1)
    await database.close()
  }
}

async function workPgBoss(url: string, handle: (id: string) => Promise<void>) {
  const database = connect(url, 2)
  const client = openQueueClient(url, 6)
  const listen = async (channel: string, onNotify: (payload: string) => void, onListen: () => void) => {
    const { unlisten } = await database.notifier.sql.listen(channel, onNotify, onListen)
    return { close: unlisten }
  }
  const boss = new PgBoss({
    db: { ...client.db, listen },
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
  })
  boss.on('error', console.error)
  await boss.start()
  const settings = queues.get('follow-up')!
  const options = { ...queueOptions(settings), notify: true }
  if (await boss.getQueue(pgBossQueue)) await boss.updateQueue(pgBossQueue, options)
  else await boss.createQueue(pgBossQueue, options)
  await boss.work<{ leadId: string }>(
    pgBossQueue,
    {
      localConcurrency: settings.concurrency,
      batchSize: 1,
      heartbeatRefreshSeconds: 4,
      burstWhenReadyExceeds: 1,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
    async ([job]) => await handle(job!.data.leadId),
  )
  return async () => {
    await boss.stop({ graceful: true, timeout: 1000 })
    await client.close()
    await database.close()
  }
}
