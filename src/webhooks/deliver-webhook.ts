import { and, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import type { Ctx } from '../context.ts'
import type { Jobs } from '../db/queue/jobs.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/tables/webhooks.ts'
import { isPublicAddress, type PostResult, postWebhook } from './post-webhook.ts'

const [minute, hour] = [60, 60 * 60]
/** How long the next try waits, in seconds, as Standard Webhooks advises; then it has failed. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

type Job = Jobs['deliver-webhook']

/**
 * The job: one attempt to deliver, and the next one's job if it failed. Killed between sending and noting it
 * sends again under the same `webhook-id`, by which the receiver knows it as the same.
 */
export async function deliverWebhook(ctx: Ctx, job: Job, run: JobRun): Promise<void> {
  const [found] = await ctx.db
    .select({
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      body: webhookDeliveries.body,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(awaited(job))
  if (!found) return
  const { url, secret, body } = found
  const headers = signed(secret, job.deliveryId, ctx.now(), body)
  const allows = ctx.config.webhooksAllowPrivate ? () => true : isPublicAddress
  await note(ctx, job, await postWebhook(url, { headers, body, signal: run.signal }, { allows }))
}

/** The delivery, as long as nobody else made this attempt. */
const awaited = ({ deliveryId, attempt }: Job) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.attempts, attempt - 1),
    eq(webhookDeliveries.state, 'pending'),
  )

/** The headers of Standard Webhooks. */
const signed = (secret: string, id: string, now: Date, body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Parley-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, now, body),
})

async function note(ctx: Ctx, job: Job, { status, error }: PostResult): Promise<void> {
  const now = ctx.now()
  const wait = waits[job.tries - 1]
  const state = error === null ? 'delivered' : wait === undefined ? 'failed' : 'pending'
  await ctx.db.transaction(async (tx) => {
    const noted = await tx
      .update(webhookDeliveries)
      .set({ attempts: job.attempt, attemptedAt: now, state, status, error })
      .where(awaited(job))
      .returning({ id: webhookDeliveries.id })
    if (noted.length === 0 || state !== 'pending' || wait === undefined) return
    const next = { ...job, attempt: job.attempt + 1, tries: job.tries + 1 }
    await ctx.enqueue(tx, 'deliver-webhook', next, { startAfter: new Date(now.getTime() + wait * 1000) })
  })
}
