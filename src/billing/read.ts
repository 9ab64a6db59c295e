import { and, count, eq, isNull } from 'drizzle-orm'
import { findOrphanedSession } from '../auth/read.ts'
import type { Ctx, RequestCtx, SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { type PlanRow, plans } from '../db/tables/billing.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { type PlanError, planErrors } from '../shared/plans.ts'
import { isPremium, matchLimit, offeringLimit, planMessage } from './policy.ts'
import type { PlanView } from './schema.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/** A company's plan as last synced; null if it never had one. */
export async function readPlanRow(db: Reader, companyId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(plans).where(eq(plans.companyId, companyId))
  return row ?? null
}

/** The plan with its limits and usage. Syncs from the provider if the viewer may have just returned from there. */
export async function readPlan(ctx: SignedIn): Promise<PlanView> {
  const { companyId, isIndividual } = ctx.viewer
  const [plan, counts] = await Promise.all([
    readPlanRow(ctx.db, companyId).then((row) => syncAfterReturn(ctx, row)),
    countListings(ctx.db, companyId),
  ])
  const now = ctx.now()
  return {
    planType: plan?.planType ?? 'none',
    message: planMessage(plan, now),
    isPremium: isPremium(plan, now),
    status: statusOf(plan, now),
    oneTimeExpiresAt: iso(plan?.oneTimeExpiresAt),
    trialEndsAt: iso(plan?.trialEndsAt),
    periodEndsAt: iso(plan?.periodEndsAt),
    hasStripeCustomer: Boolean(plan?.customerId),
    isCancelingAtPeriodEnd: plan?.isCancelingAtPeriodEnd ?? false,
    trialUsed: Boolean(plan?.subscriptionId),
    maxOfferings: offeringLimit(plan, now),
    matchesPerMonth: matchLimit(plan, isIndividual, now),
    ...counts,
  }
}

const isSignedIn = (ctx: RequestCtx): ctx is SignedIn => ctx.viewer !== null

/**
 * The session's plan. When its employee or company no longer exists, the plan type is an error.
 * @throws AppError NO_SESSION
 */
export async function readSessionPlan(ctx: RequestCtx): Promise<PlanView> {
  if (isSignedIn(ctx)) return await readPlan(ctx)
  const orphan = await findOrphanedSession(ctx)
  if (!orphan) throw new AppError('NO_SESSION')
  return planError(`error_${orphan.missing}_not_found`)
}

const planError = (planType: PlanError): PlanView => ({
  planType,
  message: planErrors[planType],
  isPremium: false,
  status: null,
  oneTimeExpiresAt: null,
  trialEndsAt: null,
  periodEndsAt: null,
  hasStripeCustomer: false,
  isCancelingAtPeriodEnd: false,
  trialUsed: false,
  maxOfferings: 0,
  matchesPerMonth: 0,
  offerings: 0,
  requests: 0,
})

/**
 * Syncs from the provider while the user may have returned before the webhook (see `enableSyncOnRead`). If the provider
 * fails, the stored row is used.
 */
async function syncAfterReturn(ctx: Ctx, row: PlanRow | null): Promise<PlanRow | null> {
  if (!ctx.payments || !row?.customerId || !row.askProviderUntil || row.askProviderUntil <= ctx.now())
    return row
  return syncFromProvider(ctx, row.customerId).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'plan sync failed')
    return row
  })
}

async function countListings(
  db: Reader,
  companyId: string,
): Promise<{ offerings: number; requests: number }> {
  const rows = await db
    .select({ side: listings.side, open: count() })
    .from(listings)
    .where(and(eq(listings.companyId, companyId), isNull(listings.deletedAt)))
    .groupBy(listings.side)
  const openOf = (side: 'seller' | 'buyer') => rows.find((row) => row.side === side)?.open ?? 0
  return { offerings: openOf('seller'), requests: openOf('buyer') }
}

/** An annual plan expires by the clock, even before the reconciliation job has updated its row. */
const statusOf = (plan: PlanRow | null, now: Date): string | null => {
  if (plan?.planType !== 'one_time') return plan?.status ?? null
  return isPremium(plan, now) ? 'active' : 'expired'
}

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
