import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { dailyPublishRefusal, publishRefusal } from '../billing/policy.ts'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { plans } from '../db/tables/billing.ts'
import { listings } from '../db/tables/listings.ts'
import { addDays } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { inTurn } from '../shared/in-turn.ts'
import type { Side } from '../shared/sides.ts'
import { dropListingDraft } from './drafts/drop-draft.ts'
import type { publishSchema } from './schema.ts'
import { formColumns, writeParts } from './write-parts.ts'

/**
 * Publishes an offering or a request of the viewer's company and queues its matching.
 *
 * Each process handles one listing of a company at a time, so that a batch of large ones leaves the database's connections
 * to others. A repeated call with the same id publishes once.
 * @throws AppError PLAN_REQUIRED and PLAN_LIMIT for an offering; TOO_MANY; CONFLICT if the id is another person's listing;
 * BAD_INPUT for a file that isn't available
 */
export function publish(ctx: SignedIn, input: z.output<typeof publishSchema>): Promise<{ id: string }> {
  return inTurn(`listings of ${ctx.viewer.companyId}`, () =>
    ctx.db.transaction(async (tx) => {
      const id = input.id ?? v7()
      if (input.id && (await isPublished(ctx, tx, id))) return { id }
      await assertPlanAllows(ctx, tx, input.side)
      await tx.insert(listings).values({
        id,
        side: input.side,
        companyId: ctx.viewer.companyId,
        createdBy: ctx.viewer.employeeId,
        ...formColumns(ctx.viewer, input),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      await writeParts(ctx, tx, { id, revision: 1 }, input)
      if (input.draft) await dropListingDraft({ db: tx, viewer: ctx.viewer }, { place: input.draft })
      return { id }
    }),
  )
}

/**
 * Whether an earlier call, whose response was lost, has published the listing.
 * @throws AppError CONFLICT if the id is another person's listing
 */
async function isPublished({ viewer }: SignedIn, tx: Tx, id: string): Promise<boolean> {
  const [listing] = await tx
    .select({ createdBy: listings.createdBy })
    .from(listings)
    .where(eq(listings.id, id))
  if (listing && listing.createdBy !== viewer.employeeId) throw new AppError('CONFLICT')
  return listing !== undefined
}

/**
 * Checks the plan's limit of offerings and the daily limit. Holds a lock until the commit, so that concurrent calls can't
 * exceed a limit together.
 * @throws AppError PLAN_REQUIRED, PLAN_LIMIT, TOO_MANY
 */
async function assertPlanAllows(
  { viewer: { companyId }, now, config }: SignedIn,
  tx: Tx,
  side: Side,
): Promise<void> {
  await holdAdvisoryLock(tx, `publish:${companyId}`)
  const [plan = null] = await tx.select().from(plans).where(eq(plans.companyId, companyId)).for('update')
  const ofCompany = eq(listings.companyId, companyId)
  const isOpenOffering = and(ofCompany, eq(listings.side, 'seller'), isNull(listings.deletedAt))
  const [openOfferings, today] = await Promise.all([
    tx.$count(listings, isOpenOffering),
    tx.$count(listings, and(ofCompany, gt(listings.createdAt, addDays(now(), -1)))),
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
