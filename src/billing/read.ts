import { and, count, eq, isNull } from 'drizzle-orm'
import type { Ctx, SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { type PlanRow, plans } from '../db/tables/billing.ts'
import { listings } from '../db/tables/listings.ts'
import { isPremium, matchLimit, offeringLimit, planMessage } from './policy.ts'
import type { PlanView } from './schema.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/** A company's plan as last learnt; null where none was ever chosen. */
export async function readPlanRow(db: Reader, companyId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(plans).where(eq(plans.companyId, companyId))
  return row ?? null
}

/** The plan tile's whole content. */
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

/** Asks the provider while somebody may be back from it before its webhook; if it doesn't answer, the row stands. */
async function syncAfterReturn(ctx: Ctx, row: PlanRow | null): Promise<PlanRow | null> {
  if (!ctx.payments || !row?.customerId || !row.askProviderUntil || row.askProviderUntil <= ctx.now())
    return row
  return syncFromProvider(ctx, row.customerId).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'plan not freshened')
    return row
  })
}

async function countListings(
  db: Reader,
  companyId: string,
): Promise<{ offerings: number; requests: number }> {
  const rows = await db
    .select({ side: listings.side, standing: count() })
    .from(listings)
    .where(and(eq(listings.companyId, companyId), isNull(listings.deletedAt)))
    .groupBy(listings.side)
  const of = (side: 'seller' | 'buyer') => rows.find((row) => row.side === side)?.standing ?? 0
  return { offerings: of('seller'), requests: of('buyer') }
}

/** An annual plan ends by the clock, whoever has noticed it. */
const statusOf = (plan: PlanRow | null, now: Date): string | null => {
  if (plan?.planType !== 'one_time') return plan?.status ?? null
  return isPremium(plan, now) ? 'active' : 'expired'
}

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
