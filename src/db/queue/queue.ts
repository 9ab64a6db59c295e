import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type postgres from 'postgres'
import type { Db, Tx } from '../client.ts'
import { queueWakeUp } from '../outbox/after-commit.ts'
import { jobsChannel } from '../outbox/channels.ts'
import { type JobName, type JobSettings, type Jobs, jobs, queueOf, queueOptions, queues } from './jobs.ts'
import { openQueueClient, queueWithin } from './queue-client.ts'
import { WorkerPool } from './worker-pool.ts'

interface JobOptions {
  startAfter?: Date
  /** Higher runs first; the default is 0. Jobs that a person waits for go before jobs that start automatically. */
  priority?: number
  /** The job's group, for queues with `perGroup`. */
  group?: string
}

/** Enqueues a job within the transaction of its cause, so that both commit or neither does. */
export type Enqueue = <J extends JobName>(
  tx: Tx,
  job: J,
  data: Jobs[J],
  options?: JobOptions,
) => Promise<void>

/** Enqueues several jobs of one kind with a single statement. */
export type EnqueueAll = <J extends JobName>(
  tx: Tx,
  job: J,
  rows: readonly ({ readonly data: Jobs[J] } & Pick<JobOptions, 'priority' | 'group'>)[],
) => Promise<void>

/** One run of a job. */
export interface JobRun {
  /** Aborted when the job expires or the process stops. */
  readonly signal: AbortSignal
  readonly id: string
}

export type Handlers = { readonly [J in JobName]: (data: Jobs[J], run: JobRun) => Promise<void> }

export interface Queue {
  readonly boss: PgBoss
  readonly enqueue: Enqueue
  readonly enqueueAll: EnqueueAll
  /** Starts the workers. They are woken by notifications over `client`, and by polling. */
  work(handlers: Handlers, client: postgres.Sql): Promise<void>
  /** Stops fetching and waits up to `seconds` for running jobs. */
  stop(seconds: number): Promise<void>
}

/** How often workers are woken without a notification, for delayed jobs and lost notifications. */
const defaultPollMs = 2_000
/** A job that is delayed for less wakes this process's workers when it is due. */
const shortDelayMs = 60_000

/**
 * Starts pg-boss on the application's database. When a process is killed, its jobs' heartbeats stop, and other
 * processes run the jobs again within seconds.
 *
 * Workers are woken by our notifier and WorkerPool instead of pg-boss's `useListenNotify`, which sends its NOTIFY inside
 * the transaction, which serializes commits, and wakes all workers of the queue for each job. In the benchmark `wake-up`
 * (2 cores, medians of 11 rounds), its latency is the same at 50 jobs/s. In a burst of 2,000 jobs it reaches 0.46 times
 * our commits per second and 0.51 times our jobs per second.
 */
export async function startQueue(
  url: string,
  options: { worker: boolean; log: Logger; pollMs?: number },
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
  await createQueues(boss)

  /** Those of this process. */
  const pools = new Map<string, WorkerPool>()
  const wakeWhenDue = (queue: string, startAfter: Date) => {
    const delay = startAfter.getTime() - Date.now()
    if (delay < shortDelayMs) setTimeout(() => pools.get(queue)?.wake(), Math.max(0, delay)).unref()
  }
  const insert = async (
    tx: Tx,
    job: JobName,
    rows: readonly (JobOptions & { readonly data: object })[],
  ): Promise<void> => {
    const queue = queueOf(job)
    await boss.insert(
      queue,
      rows.map(({ group, ...row }) => {
        // In a shared queue, the group holds the job's name.
        const id = queue === job ? group : job
        return id === undefined ? row : { ...row, group: { id } }
      }),
      { db: queueWithin(tx) },
    )
    queueWakeUp(tx, queue)
    for (const { startAfter } of rows) if (startAfter) wakeWhenDue(queue, startAfter)
  }
  const cleanup = new AsyncDisposableStack()
  return {
    boss,
    enqueue: (tx, job, data, jobOptions) => insert(tx, job, [{ data, ...jobOptions }]),
    enqueueAll: async (tx, job, rows) => {
      if (rows.length > 0) await insert(tx, job, rows)
    },
    work: async (handlers, client) => {
      cleanup.defer(() => pools.clear())
      for (const [queue, settings] of queues) {
        pools.set(queue, await startWorkers(boss, queue, settings, handlers, options.log))
        if (settings.cron) await boss.schedule(queue, settings.cron, {}, { tz: 'UTC' })
      }
      const wake = (names: Iterable<string>) => {
        for (const name of names) pools.get(name)?.wake()
      }
      const wakeAll = () => wake(pools.keys())
      const subscription = await client.listen(jobsChannel, (names) => wake(names.split(',')), wakeAll)
      cleanup.defer(() => subscription.unlisten())
      const polling = setInterval(wakeAll, options.pollMs ?? defaultPollMs)
      cleanup.defer(() => clearInterval(polling))
    },
    stop: async (seconds) => {
      await cleanup.disposeAsync()
      await boss.stop({ graceful: seconds > 0, timeout: seconds * 1000 })
      await client.close()
    },
  }
}

/** Creates the queues; those of an earlier version get the current settings. */
async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues([...queues.keys()])).map((queue) => queue.name))
  await Promise.all(
    [...queues].map(([queue, settings]) =>
      existing.has(queue)
        ? boss.updateQueue(queue, queueOptions(settings))
        : boss.createQueue(queue, queueOptions(settings)),
    ),
  )
}

async function startWorkers(
  boss: PgBoss,
  queue: string,
  { concurrency, batch = 1, perGroup }: JobSettings,
  handlers: Handlers,
  log: Logger,
): Promise<WorkerPool> {
  const pool = new WorkerPool(boss)
  // The pool wakes the workers; pg-boss's own polling is only a fallback.
  const options = {
    batchSize: batch,
    pollingIntervalSeconds: 60,
    heartbeatRefreshSeconds: 4,
    ...(perGroup === undefined ? {} : { groupConcurrency: perGroup }),
  }
  for (let i = 0; i < concurrency; i++) {
    const worker: string = await boss.work<object>(queue, options, (fetched) =>
      pool.track(worker, fetched.length === batch, async () => {
        await Promise.all(fetched.map((job) => handle(boss, queue, job, handlers, log)))
      }),
    )
    pool.add(worker)
  }
  return pool
}

/** Whether a job with this value in its data is queued or running, or failed for good within `deleteAfterSeconds`. */
export const hasJob = <J extends JobName>(
  job: J,
  field: keyof Jobs[J] & string,
  value: AnyColumn,
): SQL<boolean> =>
  sql`exists (select from pgboss.job
    where name = ${queueOf(job)} and state <> 'completed' and data ->> ${field}::text = ${value}::text)`

/** Whether a job with this data waits to be run. */
export async function isQueued<J extends JobName>(tx: Tx, job: J, data: Jobs[J]): Promise<boolean> {
  const [found] = await tx.execute(sql`
    select from pgboss.job
    where name = ${queueOf(job)} and state in ('created', 'retry') and data = ${JSON.stringify(data)}::jsonb
    limit 1`)
  return found !== undefined
}

/** Deletes the jobs of this name that haven't started: the caller does their work. */
export async function dropQueuedJobs(db: Pick<Db, 'execute'>, job: JobName): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job where id in (
      select id from pgboss.job
      where name = ${queueOf(job)} and group_id = ${job} and state = 'created' for update skip locked)`)
}

/** The job's name: that of its queue, or in a shared queue the group. */
export const jobNameOf = (queue: string, { groupId }: { groupId?: string | null }): JobName =>
  (queue in jobs ? queue : groupId) as JobName

/** Runs one job of a batch. A failure is recorded at once, for a retry, and doesn't affect the rest of the batch. */
async function handle(
  boss: PgBoss,
  queue: string,
  job: Job<object>,
  handlers: Handlers,
  log: Logger,
): Promise<void> {
  const fields = { job: jobNameOf(queue, job), jobId: job.id }
  const started = performance.now()
  try {
    await run(handlers, fields.job, job)
    log.info({ ...fields, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (error) {
    log.error({ ...fields, err: error }, 'job failed')
    await boss.fail(queue, job, error as object)
  }
}

const run = <J extends JobName>(handlers: Handlers, name: J, { id, data, signal }: Job<object>) =>
  handlers[name](data as Jobs[J], { signal, id })
