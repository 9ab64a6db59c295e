import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../context.ts'
import { AppError } from '../shared/errors.ts'
import { planManagementRefusal } from './policy.ts'
import { enableSyncOnRead, returnUrl } from './provider-redirect.ts'
import { readPlanRow } from './read.ts'

/**
 * The URL of the provider's billing portal, where cards, receipts and the subscription are managed.
 * @throws AppError FORBIDDEN, UNAVAILABLE when payments are off, NOT_FOUND before the first checkout, PAYMENTS_FAILED
 */
export async function openPortal(ctx: SignedIn): Promise<{ url: string }> {
  const refusal = planManagementRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  if (!ctx.payments) throw new AppError('UNAVAILABLE')
  const plan = await readPlanRow(ctx.db, ctx.viewer.companyId)
  if (!plan?.customerId) throw new AppError('NOT_FOUND', 'There is no billing to manage yet.')
  const { url } = await ctx.payments.createPortal({
    customerId: plan.customerId,
    returnUrl: returnUrl(ctx, 'portal_return'),
    idempotencyKey: `portal:${randomUUID()}`,
  })
  await enableSyncOnRead(ctx)
  return { url }
}
