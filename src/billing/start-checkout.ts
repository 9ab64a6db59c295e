import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { plans } from '../db/tables/billing.ts'
import { companies, employees } from '../db/tables/companies.ts'
import type { Payments } from '../providers/payments/payments.ts'
import { AppError } from '../shared/errors.ts'
import { limits } from '../shared/limits.ts'
import { planManagementRefusal, purchaseRefusalText } from './policy.ts'
import { enableSyncOnRead, returnUrl } from './provider-redirect.ts'
import { readPlanRow } from './read.ts'
import type { CheckoutKind } from './schema.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/**
 * The URL of the provider's checkout page. Syncs the plan first, so that nobody pays twice.
 * @throws AppError FORBIDDEN, UNAVAILABLE when payments are off, CONFLICT when nothing can be bought, PAYMENTS_FAILED
 */
export async function startCheckout(
  ctx: SignedIn,
  { kind }: { kind: CheckoutKind },
): Promise<{ url: string }> {
  const { payments, viewer } = ctx
  const refusal = planManagementRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  if (!payments) throw new AppError('UNAVAILABLE')

  const customerId = await findOrCreateCustomer(ctx, payments)
  const plan = await syncFromProvider(ctx, customerId)
  const refusalText = purchaseRefusalText(plan, ctx.now())
  if (refusalText) throw new AppError('CONFLICT', refusalText)

  const { url } = await payments.createCheckout({
    customerId,
    companyId: viewer.companyId,
    kind,
    audience: viewer.isIndividual ? 'individual' : 'company',
    // Each company has one trial.
    trialDays: plan?.subscriptionId ? 0 : limits.trialDays,
    successUrl: returnUrl(ctx, 'checkout_success'),
    cancelUrl: returnUrl(ctx, 'checkout_cancel'),
    idempotencyKey: `checkout:${randomUUID()}`,
  })
  await enableSyncOnRead(ctx)
  return { url }
}

/** The company's customer id, created at its first checkout. Of two created concurrently, the first stored is used. */
async function findOrCreateCustomer(ctx: SignedIn, payments: Payments): Promise<string> {
  const { companyId, employeeId } = ctx.viewer
  const existing = (await readPlanRow(ctx.db, companyId))?.customerId
  if (existing) return existing
  const [contact] = await ctx.db
    .select({ name: companies.name, email: employees.email })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.id, employeeId))
  if (!contact) throw new AppError('NOT_FOUND', 'No company ID associated with employee')
  const { customerId } = await payments.createCustomer({ companyId, ...contact })
  const [row] = await ctx.db.transaction((tx) =>
    tx
      .insert(plans)
      .values({ companyId, customerId, updatedAt: ctx.now() })
      .onConflictDoUpdate({
        target: plans.companyId,
        set: { customerId: sql`coalesce(${plans.customerId}, excluded.customer_id)` },
      })
      .returning({ customerId: plans.customerId }),
  )
  return row?.customerId ?? customerId
}
