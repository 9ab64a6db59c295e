import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { dailyPublishRefusal, publishRefusal } from '../billing/policy.ts'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { plans } from '../db/tables/billing.ts'
import { listings } from '../db/tables/listings.ts'
import { addDays } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { inTurn } from '../shared/in-turn.ts'
import type { Side } from '../shared/sides.ts'
import { dropListingDraft } from './drafts/drop-draft.ts'
import type { publishSchema } from './schema.ts'
import { formColumns, formEntry, writeParts } from './write-parts.ts'

/**
 * Publishes an offering or a request of the viewer's company and queues its matching.
 *
 * Each process handles one listing of a company at a time, so that a batch of large ones leaves the database's connections
 * to others. A repeated call with the same id publishes once.
 * @throws AppError PLAN_REQUIRED and PLAN_LIMIT for an offering; TOO_MANY; CONFLICT if the id is another person's listing;
 * BAD_INPUT for a file that isn't available
 */
export function publish(ctx: SignedIn, input: z.output<typeof publishSchema>): Promise<{ id: string }> {
  const { companyId } = ctx.viewer
  const id = input.id ?? v7()
  return inTurn(`listings of ${companyId}`, async () => {
    // The same checks as in the transaction, so that a refused call doesn't read the terms.
    if (input.id && (await isPublished(ctx, ctx.db, id))) return { id }
    await assertPlanAllows(ctx, ctx.db, input.side)
    const entry = await formEntry(id, input)
    return await ctx.db.transaction(async (tx) => {
      // So that concurrent calls can't exceed a limit together.
      await holdAdvisoryLock(tx, `publish:${companyId}`)
      if (input.id && (await isPublished(ctx, tx, id))) return { id }
      await assertPlanAllows(ctx, tx, input.side)
      await tx.insert(listings).values({
        id,
        side: input.side,
        companyId,
        createdBy: ctx.viewer.employeeId,
        ...formColumns(ctx.viewer, input),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      await writeParts(ctx, tx, { entry, revision: 1 }, input)
      if (input.draft) await dropListingDraft({ db: tx, viewer: ctx.viewer }, { place: input.draft })
      return { id }
    })
  })
}

/**
 * Whether an earlier call, whose response was lost, has published the listing.
 * @throws AppError CONFLICT if the id is another person's listing
 */
async function isPublished({ viewer }: SignedIn, db: Reader, id: string): Promise<boolean> {
  const [listing] = await db
    .select({ createdBy: listings.createdBy })
    .from(listings)
    .where(eq(listings.id, id))
  if (listing && listing.createdBy !== viewer.employeeId) throw new AppError('CONFLICT')
  return listing !== undefined
}

/**
 * Checks the plan's limit of offerings and the daily limit.
 * @throws AppError PLAN_REQUIRED, PLAN_LIMIT, TOO_MANY
 */
async function assertPlanAllows(
  { viewer: { companyId }, now, config }: SignedIn,
  db: Reader,
  side: Side,
): Promise<void> {
  const [plan = null] = await db.select().from(plans).where(eq(plans.companyId, companyId)).for('update')
  const ofCompany = eq(listings.companyId, companyId)
  const isOpenOffering = and(ofCompany, eq(listings.side, 'seller'), isNull(listings.deletedAt))
  const [openOfferings, today] = await Promise.all([
    db.$count(listings, isOpenOffering),
    db.$count(listings, and(ofCompany, gt(listings.createdAt, addDays(now(), -1)))),
  ])
  const refused = publishRefusal(side, plan, openOfferings, now())
  if (refused) throw new AppError(refused)
  const tooMany = dailyPublishRefusal(plan, today, config.publishLimit, now())
  if (tooMany)
    throw new AppError(
      tooMany,
      'Your company has published many listings today. Please try again tomorrow.',
      {
        retryAfter: 60 * 60,
      },
    )
}
