/**
 * Every job: its name, what it carries, and how long it may take. A verb enqueues by name, in the
 * transaction of its change; `workers/` maps each name to the verb that does it.
 * Handlers are idempotent: killed anywhere and run again, the result is the same.
 */

export interface Jobs {
  'send-mail': { mailId: string }
  /** `attempt` counts all attempts of a delivery, `tries` those since somebody last asked for it. */
  'deliver-webhook': { deliveryId: string; attempt: number; tries: number }
  'parse-text': { parseId: string }
  'analyse-file': { fileId: string }
  /** Find, judge and open the counterparties of a listing as it stood at `revision`. */
  'match-listing': { listingId: string; revision: number }
  /** Write round 1 of a lead that counts but isn't open yet. */
  'open-lead': { leadId: string }
  /** Judgements and questions made anew: under the lock after a message, an edit or a deletion, without one (null) after a listing's revision. */
  'follow-up': { leadId: string; lockToken: string | null; version: number }
  /** The assistant speaks for the side that opened the round, then judges and asks anew. */
  'speak-round': { leadId: string; roundId: string; lockToken: string; version: number }
  'rank-leads': { listingId: string; employeeId: string }
  /** Open what waits, as far as the limits allow now: all companies, or the one whose plan changed. */
  'open-waiting': { companyId: string | null }
  'sync-plan': { customerId: string; eventId: string | null }
  'reconcile-plans': Record<string, never>
  /** Listings whose match was given up are matched again. */
  'resume-matches': Record<string, never>
  /** Listings indexed with an older version of the terms are found by today's. */
  'reindex-listings': Record<string, never>
  'refresh-terms': Record<string, never>
  'free-locks': Record<string, never>
  sweep: Record<string, never>
}

export type JobName = keyof Jobs

export interface JobSettings {
  /** Several jobs may share a queue, and are then taken in one order; otherwise it has the job's name. */
  readonly queue?: string
  /** Handlers at once in one process, of the whole queue. */
  readonly concurrency: number
  /** How many are fetched and completed together, and run side by side: for jobs that are many and short. */
  readonly batch?: number
  /** Seconds one run may take; the assistant's calls stay below it. */
  readonly expireInSeconds: number
  readonly retryLimit: number
  /** UTC cron, for jobs that come by themselves. */
  readonly cron?: string
}

const assistantJob = { concurrency: 8, expireInSeconds: 300, retryLimit: 5 } as const
const shortJob = { concurrency: 2, expireInSeconds: 60, retryLimit: 8 } as const
/**
 * One queue, and so one order, for both: everybody's first lead, then listings yet to be matched, then everybody's
 * second lead, third … (open-best.ts).
 */
const matching = { ...assistantJob, queue: 'matching' } as const
const scheduled = { concurrency: 1, expireInSeconds: 600, retryLimit: 2 } as const

export const jobs = {
  'send-mail': { ...shortJob, batch: 5 },
  // They wait for others' servers: a few that never answer must not hold up everybody's.
  'deliver-webhook': { ...shortJob, concurrency: 16 },
  'parse-text': assistantJob,
  'analyse-file': assistantJob,
  'match-listing': matching,
  'open-lead': matching,
  'follow-up': assistantJob,
  'speak-round': assistantJob,
  'rank-leads': { ...assistantJob, concurrency: 2 },
  // Does something once a month: in its first hour, or in the first one in which a process runs.
  'open-waiting': { ...scheduled, cron: '5 * * * *' },
  'sync-plan': shortJob,
  'reconcile-plans': { ...scheduled, cron: '17 * * * *' },
  'resume-matches': { ...scheduled, cron: '*/15 * * * *' },
  // Between two runs of the one above, which passes over the rows that this one holds.
  'reindex-listings': { ...scheduled, cron: '7-59/15 * * * *' },
  'refresh-terms': { ...scheduled, cron: '41 3 * * *' },
  'free-locks': { ...scheduled, cron: '* * * * *' },
  sweep: { ...scheduled, cron: '23 4 * * *' },
} as const satisfies Record<JobName, JobSettings>

export const jobNames = Object.keys(jobs) as JobName[]

export const queueOf = (name: JobName): string => {
  const row: JobSettings = jobs[name]
  return row.queue ?? name
}

/** Each queue by its name; the first of its jobs says how it is set up. */
export const queues: ReadonlyMap<string, JobSettings> = new Map(
  jobNames.toReversed().map((name) => [queueOf(name), jobs[name]]),
)
