import { and, count, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { publishRefusal } from '../billing/policy.ts'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { plans } from '../db/tables/billing.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { publishSchema } from './schema.ts'
import { formColumns, writeParts } from './write-parts.ts'

/**
 * Publishes an offering or a request of the viewer's company and queues its matching.
 *
 * @throws AppError PLAN_REQUIRED, PLAN_LIMIT for an offering
 */
export function publish(ctx: SignedIn, input: z.output<typeof publishSchema>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    if (input.side === 'seller') await assertPlanAllows(ctx, tx)
    const id = v7()
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
    return { id }
  })
}

/** Locks the plan's row until the commit, so that concurrent offerings can't exceed the limit together. */
async function assertPlanAllows({ viewer, now }: SignedIn, tx: Tx): Promise<void> {
  const [plan] = await tx.select().from(plans).where(eq(plans.companyId, viewer.companyId)).for('update')
  const [open] = await tx
    .select({ offerings: count() })
    .from(listings)
    .where(
      and(eq(listings.companyId, viewer.companyId), eq(listings.side, 'seller'), isNull(listings.deletedAt)),
    )
  const refused = publishRefusal('seller', plan ?? null, open?.offerings ?? 0, now())
  if (refused) throw new AppError(refused)
}
