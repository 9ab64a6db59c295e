import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type postgres from 'postgres'
import type { Tx } from '../client.ts'
import { queueWakeUp } from '../outbox/after-commit.ts'
import { jobsChannel } from '../outbox/channels.ts'
import { type JobName, type JobSettings, type Jobs, queueOf, queues } from './jobs.ts'
import { openQueueClient, queueWithin } from './queue-client.ts'
import { WorkerPool } from './worker-pool.ts'

interface JobOptions {
  startAfter?: Date
  /** Lower waits longer; what a person waits for goes before what runs by itself. */
  priority?: number
}

/** Adds a job to the transaction of its cause: both commit, or neither. */
export type Enqueue = <J extends JobName>(
  tx: Tx,
  job: J,
  data: Jobs[J],
  options?: JobOptions,
) => Promise<void>

/** Adds many of one kind at once. */
export type EnqueueAll = <J extends JobName>(
  tx: Tx,
  job: J,
  rows: readonly { readonly data: Jobs[J]; readonly priority?: number }[],
) => Promise<void>

/** What a handler is told besides its data. */
export interface JobRun {
  /** Aborted when the job's time is over or the process stops. */
  readonly signal: AbortSignal
  readonly id: string
}

export type Handlers = { readonly [J in JobName]: (data: Jobs[J], run: JobRun) => Promise<void> }

export interface Queue {
  readonly boss: PgBoss
  readonly enqueue: Enqueue
  readonly enqueueAll: EnqueueAll
  /** Takes up work; until then jobs only gather. `client` listens for the bell. */
  work(handlers: Handlers, client: postgres.Sql): Promise<void>
  /** Takes no more work and waits up to `seconds` for what is under way. */
  stop(seconds: number): Promise<void>
}

/** How often a process looks without being notified: for delayed jobs, and for lost notifications. */
const lookMs = 2_000

/**
 * pg-boss on the same database. It neither notifies nor listens: our own notifier wakes the workers when a job has
 * committed (notifier.ts), and a regular look finds what it missed.
 * A killed process stops its jobs' heartbeats; others take them up again within seconds.
 */
export async function startQueue(
  url: string,
  options: { worker: boolean; log: Logger; lookMs?: number },
): Promise<Queue> {
  const client = openQueueClient(url, options.worker ? 6 : 2)
  const boss = new PgBoss({
    db: client.db,
    supervise: options.worker,
    schedule: options.worker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 10 * 60,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'queue'))
  await boss.start()
  await makeQueues(boss)

  const send = async (
    tx: Tx,
    job: JobName,
    rows: readonly (JobOptions & { readonly data: object })[],
  ): Promise<void> => {
    const queue = queueOf(job)
    // In a queue of several kinds, the group says which.
    const group = queue === job ? {} : { group: { id: job } }
    await boss.insert(
      queue,
      rows.map((row) => ({ ...row, ...group })),
      { db: queueWithin(tx) },
    )
    queueWakeUp(tx, queue)
  }
  const ending = new AsyncDisposableStack()
  return {
    boss,
    enqueue: (tx, job, data, given) => send(tx, job, [{ data, ...given }]),
    enqueueAll: async (tx, job, rows) => {
      if (rows.length > 0) await send(tx, job, rows)
    },
    work: async (handlers, client) => {
      const crews = new Map<string, WorkerPool>()
      for (const [queue, row] of queues) {
        crews.set(queue, await startCrew(boss, queue, row, handlers, options.log))
        if (row.cron) await boss.schedule(queue, row.cron, {}, { tz: 'UTC' })
      }
      const wake = (names: Iterable<string>) => {
        for (const name of names) crews.get(name)?.wake()
      }
      const wakeAll = () => wake(crews.keys())
      const bell = await client.listen(jobsChannel, (names) => wake(names.split(',')), wakeAll)
      ending.defer(() => bell.unlisten())
      const looking = setInterval(wakeAll, options.lookMs ?? lookMs)
      ending.defer(() => clearInterval(looking))
    },
    stop: async (seconds) => {
      await ending.disposeAsync()
      await boss.stop({ graceful: seconds > 0, timeout: seconds * 1000 })
      await client.close()
    },
  }
}

/** An older version may have left a queue with other settings. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues([...queues.keys()])).map((queue) => queue.name))
  await Promise.all(
    [...queues].map(([queue, row]) =>
      known.has(queue) ? boss.updateQueue(queue, settings(row)) : boss.createQueue(queue, settings(row)),
    ),
  )
}

const settings = ({ expireInSeconds, retryLimit }: JobSettings) => ({
  notify: false,
  expireInSeconds,
  retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 60 * 60,
})

async function startCrew(
  boss: PgBoss,
  queue: string,
  { concurrency, batch = 1 }: JobSettings,
  handlers: Handlers,
  log: Logger,
): Promise<WorkerPool> {
  const crew = new WorkerPool(boss)
  // A worker fetches when its crew wakes it; pg-boss's own polling is the last resort.
  const options = { batchSize: batch, pollingIntervalSeconds: 60, heartbeatRefreshSeconds: 4 }
  for (let i = 0; i < concurrency; i++) {
    const worker: string = await boss.work<object>(queue, options, (found) =>
      crew.track(worker, found.length === batch, async () => {
        await Promise.all(found.map((job) => handle(boss, queue, job, handlers, log)))
      }),
    )
    crew.add(worker)
  }
  return crew
}

/** Whether a job that carries this value waits or runs, or was given up within the hour (`deleteAfterSeconds`). */
export const hasJob = <J extends JobName>(
  job: J,
  field: keyof Jobs[J] & string,
  value: AnyColumn,
): SQL<boolean> =>
  sql`exists (select from pgboss.job
    where name = ${queueOf(job)} and state <> 'completed' and data ->> ${field}::text = ${value}::text)`

/** Which job stands in a queue. */
export const jobNameOf = (queue: string, { groupId }: { groupId?: string | null }): JobName =>
  (groupId ?? queue) as JobName

/** A job that fails is recorded at once and retried by itself; the others of its batch go on. */
async function handle(
  boss: PgBoss,
  queue: string,
  job: Job<object>,
  handlers: Handlers,
  log: Logger,
): Promise<void> {
  const about = { job: jobNameOf(queue, job), jobId: job.id }
  const started = performance.now()
  try {
    await run(handlers, about.job, job)
    log.info({ ...about, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (error) {
    log.error({ ...about, err: error }, 'job failed')
    await boss.fail(queue, job, error as object)
  }
}

const run = <J extends JobName>(handlers: Handlers, name: J, { id, data, signal }: Job<object>) =>
  handlers[name](data as Jobs[J], { signal, id })
