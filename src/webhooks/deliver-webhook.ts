import { and, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import type { Ctx } from '../context.ts'
import type { Jobs } from '../db/queue/jobs.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/tables/webhooks.ts'
import { urlRefusal } from './policy.ts'
import { isPublicAddress, type PostResult, postWebhook } from './post-webhook.ts'

const [minute, hour] = [60, 60 * 60]
/** Delays before each retry, in seconds, as Standard Webhooks recommends. After the last one the delivery has failed. */
const retryDelays = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

type Job = Jobs['deliver-webhook']

/**
 * The job `deliver-webhook`: makes one attempt, and queues the next one if it fails. A process that stops between
 * sending and recording sends twice, with the same `webhook-id`, by which receivers detect duplicates.
 */
export async function deliverWebhook(ctx: Ctx, job: Job, run: JobRun): Promise<void> {
  const [delivery] = await ctx.db
    .select({
      companyId: webhookEndpoints.companyId,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      body: webhookDeliveries.body,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(isPending(job))
  if (!delivery) return
  const { companyId, url, secret, body } = delivery
  const headers = signedHeaders(secret, job.deliveryId, ctx.now(), body)
  const { webhooksAllowPrivate } = ctx.config
  const isAllowed = webhooksAllowPrivate ? () => true : isPublicAddress
  // The rules may have changed since the endpoint was registered.
  const refusal = urlRefusal(url, webhooksAllowPrivate)
  const result = refusal
    ? { status: null, error: refusal }
    : await postWebhook(url, { headers, body, signal: run.signal }, { isAllowed })
  await record(ctx, { job, companyId }, result)
}

/** Matches the delivery unless this attempt has already been recorded. */
const isPending = ({ deliveryId, attempt }: Job) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.attempts, attempt - 1),
    eq(webhookDeliveries.state, 'pending'),
  )

/** Headers that the Standard Webhooks specification requires. */
const signedHeaders = (secret: string, id: string, now: Date, body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Parley-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, now, body),
})

async function record(
  ctx: Ctx,
  { job, companyId }: { job: Job; companyId: string },
  { status, error }: PostResult,
): Promise<void> {
  const now = ctx.now()
  const delay = retryDelays[job.tries - 1]
  const state = error === null ? 'delivered' : delay === undefined ? 'failed' : 'pending'
  await ctx.db.transaction(async (tx) => {
    const updated = await tx
      .update(webhookDeliveries)
      .set({ attempts: job.attempt, attemptedAt: now, state, status, error })
      .where(isPending(job))
      .returning({ id: webhookDeliveries.id })
    if (updated.length === 0 || state !== 'pending' || delay === undefined) return
    const next = { ...job, attempt: job.attempt + 1, tries: job.tries + 1 }
    const startAfter = new Date(now.getTime() + delay * 1000)
    await ctx.enqueue(tx, 'deliver-webhook', next, { startAfter, group: companyId })
  })
}
