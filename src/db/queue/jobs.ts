import type { Side } from '../../shared/sides.ts'

/**
 * All background jobs with their data. A function of a domain enqueues a job in the transaction of its change;
 * `workers/handlers.ts` maps each job to the function that runs it. Jobs are idempotent: a job may be killed at any
 * point and run again.
 */

export interface Jobs {
  'send-mail': { mailId: string }
  /** `attempt` counts all attempts of a delivery; `tries` those since somebody last requested it. */
  'deliver-webhook': { deliveryId: string; attempt: number; tries: number }
  'parse-text': { parseId: string }
  'analyse-file': { fileId: string }
  /** Has a listing matched and judged with what the analysis of its files has found. */
  'renew-listing': { listingId: string }
  /** Finds and judges the counterparties of a listing at `revision`. `background`: nobody waits for the result. */
  'match-listing': { listingId: string; revision: number; background?: true }
  /** Opens waiting leads of the listings that are marked as due, best first. */
  'open-due': Record<string, never>
  /** Writes round 1 of a lead that is counted but not open yet. */
  'open-lead': { leadId: string }
  /**
   * Renews judgements and questions after `side` has changed the thread or its listing. Runs without the lead's lock.
   * `attempt` counts the runs that the assistant has failed, `outages` those of them that an outage has caused. A job of an
   * earlier release has neither `side` nor `attempt`, and its `lockToken` may hold the lock.
   */
  'follow-up': {
    leadId: string
    lockToken: string | null
    version: number
    side?: Side
    attempt?: number
    outages?: number
  }
  /** Writes the assistant's message for the side that opened the round, then renews judgements and questions. */
  'speak-round': { leadId: string; roundId: string; lockToken: string; version: number }
  /** Records the expiry of proposals and notifies both sides. */
  'expire-proposals': Record<string, never>
  /** Enqueues the step of running negotiations again whose job has used up its retries, or asks people. */
  'resume-negotiations': Record<string, never>
  /** A step of a side's assistant on its mandate, after the proposal `number`; 0 without one. */
  negotiate: { leadId: string; side: Side; number: number }
  /** Has the assistant rank a listing's leads for an employee, who gets the order in a live event. */
  'rank-leads': { listingId: string; employeeId: string }
  /** Opens waiting leads within the current limits: of the company whose plan changed, or of all (null). */
  'open-waiting': { companyId: string | null }
  /** Syncs a company's plan from the payment provider. `eventId`: the provider's event that caused it, if there is one. */
  'sync-plan': { customerId: string; eventId: string | null }
  'reconcile-plans': Record<string, never>
  /** Enqueues unsent mails again that have no job. */
  'resend-mails': Record<string, never>
  /** Enqueues the match of listings again whose job has used up its retries, or gives it up. */
  'resume-matches': Record<string, never>
  /** Indexes listings again that were indexed with an older version of the terms. */
  'reindex-listings': Record<string, never>
  /** Recounts the terms' document frequencies. */
  'refresh-terms': Record<string, never>
  /** Resumes or ends turns whose lease has expired (expire-locks.ts). The name is that of the stored queue. */
  'free-locks': Record<string, never>
  /** Deletes outdated rows and files. */
  sweep: Record<string, never>
}

export type JobName = keyof Jobs

export interface JobSettings {
  /** Jobs may share a queue and its order of execution. By default a job has the queue of its own name. */
  readonly queue?: string
  /** How many workers the queue has in each process. */
  readonly concurrency: number
  /** How many jobs a worker fetches, runs concurrently and completes together; for frequent, short jobs. */
  readonly batch?: number
  /** About how many jobs of one group run at the same time, in all processes; by default any number. */
  readonly perGroup?: number
  /** How long a run may take, in seconds. The timeouts of the assistant's calls are shorter. */
  readonly expireInSeconds: number
  readonly retryLimit: number
  /** The longest pause between two tries, in seconds; default 60. */
  readonly retryDelayMax?: number
  /** For scheduled jobs, in UTC. */
  readonly cron?: string
}

/** A job that has used up its retries is queued again this many times. Then its work is given up. */
export const maxResumed = 2

const assistantJob = { concurrency: 8, expireInSeconds: 300, retryLimit: 5 } as const
/** Grouped by the company that causes it: what one company causes must not delay what others wait for. */
const groupedJob = { ...assistantJob, perGroup: 4 } as const
const shortJob = { concurrency: 2, expireInSeconds: 60, retryLimit: 8 } as const
/**
 * The jobs share a queue because their priorities interleave: the first lead of every listing (1), the first queued match of
 * every company (0), every company's second (-1), … (match-priority.ts), `open-due` (`openDuePriority`), then every listing's
 * second lead, its third, … (open-best.ts). A limit for each group would let `open-due` run before all queued matches are done.
 */
const matching = { ...assistantJob, queue: 'matching' } as const
const scheduled = { concurrency: 1, expireInSeconds: 600, retryLimit: 2 } as const

/** Of a company's queued matches, those after 500 have the same priority. */
export const lastMatchPriority = -500

/** After the matching of listings: of everything that is queued, the best pairs open, not the first. */
export const openDuePriority = lastMatchPriority - 1

export const jobs = {
  // Tries for more than a day: ten within the first quarter of an hour, then one each quarter.
  'send-mail': { ...shortJob, batch: 5, retryLimit: 110, retryDelayMax: 15 * 60 },
  // Grouped by company: endpoints that never respond must not delay other companies' deliveries.
  'deliver-webhook': { ...shortJob, concurrency: 16, perGroup: 2 },
  'parse-text': groupedJob,
  'analyse-file': assistantJob,
  'renew-listing': shortJob,
  'match-listing': matching,
  'open-due': matching,
  'open-lead': matching,
  'follow-up': groupedJob,
  'speak-round': groupedJob,
  negotiate: groupedJob,
  'rank-leads': { ...assistantJob, concurrency: 2 },
  // Only the month's first run does anything. It runs hourly in case no process was up in the month's first hour.
  'open-waiting': { ...scheduled, cron: '5 * * * *' },
  'sync-plan': shortJob,
  'reconcile-plans': { ...scheduled, cron: '17 * * * *' },
  'resend-mails': { ...scheduled, cron: '3-59/10 * * * *' },
  'resume-matches': { ...scheduled, cron: '*/15 * * * *' },
  // Between two runs of 'resume-matches', which skips the rows locked here.
  'reindex-listings': { ...scheduled, cron: '7-59/15 * * * *' },
  'refresh-terms': { ...scheduled, cron: '41 3 * * *' },
  'free-locks': { ...scheduled, cron: '* * * * *' },
  'expire-proposals': { ...scheduled, cron: '* * * * *' },
  'resume-negotiations': { ...scheduled, cron: '4-59/15 * * * *' },
  sweep: { ...scheduled, cron: '23 4 * * *' },
} as const satisfies Record<JobName, JobSettings>

export const jobNames = Object.keys(jobs) as JobName[]

export const queueOf = (name: JobName): string => {
  const settings: JobSettings = jobs[name]
  return settings.queue ?? name
}

/** All queues by name, with the settings of the queue's first job. */
export const queues: ReadonlyMap<string, JobSettings> = new Map(
  jobNames.toReversed().map((name) => [queueOf(name), jobs[name]]),
)

/** pg-boss's options for a queue. */
export const queueOptions = ({ expireInSeconds, retryLimit, retryDelayMax = 60 }: JobSettings) => ({
  notify: false,
  expireInSeconds,
  retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 60 * 60,
})
