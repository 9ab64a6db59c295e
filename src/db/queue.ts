import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tx } from './client.ts'
import { type JobName, type Jobs, jobs } from './jobs.ts'

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
  /** Takes up work; until then jobs only gather. */
  work(handlers: Handlers): Promise<void>
  /** Takes no more work and waits up to `seconds` for what is under way. */
  stop(seconds: number): Promise<void>
}

export const jobNames = Object.keys(jobs) as JobName[]

/**
 * pg-boss on the same database. A notification wakes the workers, polling is the floor below it.
 * A killed process stops its jobs' heartbeats; others take them up again within seconds.
 */
export async function startQueue(url: string, options: { worker: boolean; log: Logger }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'parley-queue',
    max: options.worker ? 6 : 2,
    useListenNotify: options.worker,
    supervise: options.worker,
    schedule: options.worker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'queue'))
  await boss.start()
  await Promise.all(jobNames.map((name) => boss.createQueue(name, queueOptions(name))))

  return {
    boss,
    enqueue: async (tx, job, data, { startAfter, priority } = {}) => {
      await boss.send(job, data, {
        db: fromDrizzle(tx, sql),
        ...(startAfter ? { startAfter } : {}),
        ...(priority === undefined ? {} : { priority }),
      })
    },
    work: async (handlers) => {
      await Promise.all(jobNames.map((name) => startWorkers(boss, name, handlers, options.log)))
    },
    stop: (seconds) => boss.stop({ graceful: seconds > 0, timeout: seconds * 1000 }),
  }
}

const queueOptions = (name: JobName) => ({
  notify: true,
  expireInSeconds: jobs[name].expireInSeconds,
  retryLimit: jobs[name].retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 24 * 60 * 60,
})

async function startWorkers<J extends JobName>(
  boss: PgBoss,
  name: J,
  handlers: Handlers,
  log: Logger,
): Promise<void> {
  const row = jobs[name]
  for (let i = 0; i < row.concurrency; i++) await startWorker(boss, name, handlers[name], log)
  if ('cron' in row) await boss.schedule(name, row.cron, {}, { tz: 'UTC' })
}

async function startWorker<J extends JobName>(
  boss: PgBoss,
  name: J,
  handler: Handlers[J],
  log: Logger,
): Promise<void> {
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 15, heartbeatRefreshSeconds: 4 }
  const worker = await boss.work<Jobs[J]>(name, options, async ([job]) => {
    if (!job) return
    // Where one job was there may be a next: look at once instead of waiting for a bell or the poll.
    boss.notifyWorker(worker)
    const started = performance.now()
    try {
      await handler(job.data, { signal: job.signal, id: job.id })
      log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - started) }, 'job done')
    } catch (error) {
      log.error({ job: name, jobId: job.id, err: error }, 'job failed')
      throw error
    }
  })
}
