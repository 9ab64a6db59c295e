import { randomBytes } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { webhookEndpoints } from '../db/tables/webhooks.ts'
import { AppError } from '../shared/errors.ts'
import { urlRefusal, webhooksRefusal } from './policy.ts'
import type { createEndpointSchema } from './schema.ts'

const maxEndpoints = 20

/**
 * Registers a webhook endpoint. The returned signing secret is never shown again.
 * @throws FORBIDDEN for viewers who can't manage webhooks, BAD_INPUT for a refused URL, CONFLICT above the limit
 */
export async function createEndpoint(
  ctx: SignedIn,
  { url, events }: z.output<typeof createEndpointSchema>,
): Promise<{ id: string; secret: string }> {
  const { companyId, employeeId } = ctx.viewer
  const refusal = webhooksRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  const urlProblem = urlRefusal(url, ctx.config.webhooksAllowPrivate)
  if (urlProblem) throw new AppError('BAD_INPUT', urlProblem)

  const id = v7()
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await ctx.db.transaction(async (tx) => {
    await holdAdvisoryLock(tx, `webhooks:${companyId}`)
    const [existing] = await tx
      .select({ endpoints: count() })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.companyId, companyId))
    if (existing && existing.endpoints >= maxEndpoints)
      throw new AppError('CONFLICT', `You have ${maxEndpoints} webhooks. Please remove one first.`)
    await tx
      .insert(webhookEndpoints)
      .values({ id, companyId, url, events, secret, createdBy: employeeId, createdAt: ctx.now() })
  })
  return { id, secret }
}
