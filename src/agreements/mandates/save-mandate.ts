import { and, eq, isNull, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { limitRate } from '../../db/limits/limit-rate.ts'
import { emit } from '../../db/outbox/emit.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { mandates } from '../../db/tables/mandates.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { rooms } from '../../shared/live-events.ts'
import { mandateProblem, maySetCeiling } from './policy.ts'
import type { saveMandateSchema } from './schema.ts'

/**
 * Saves a new version of the viewer's side's mandate, for a listing or for one of its leads. Only the pages of its own
 * company are notified.
 * @throws NOT_FOUND, BAD_INPUT for a mandate that contradicts itself, FORBIDDEN for a ceiling that isn't set by a manager,
 * TOO_MANY
 */
export function saveMandate(
  ctx: SignedIn,
  { side, listingId, leadId = null, content }: z.output<typeof saveMandateSchema>,
): Promise<{ version: number }> {
  return ctx.db.transaction(async (tx) => {
    const { companyId, employeeId, role } = ctx.viewer
    // The lock serializes the numbering of versions.
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.id, listingId),
          eq(listings.side, side),
          eq(listings.companyId, companyId),
          isNull(listings.deletedAt),
        ),
      )
      .for('update')
    if (!listing) throw new AppError('NOT_FOUND')
    if (leadId) {
      const ofListing = and(eq(leads.id, leadId), eq(leads[leadSides[side].listing], listingId))
      const [lead] = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(and(ofListing, eq(leads.state, 'open')))
      if (!lead) throw new AppError('NOT_FOUND')
    }
    const problem = mandateProblem(side, content)
    if (problem) throw new AppError('BAD_INPUT', problem)
    if (content.ceiling !== null && !maySetCeiling(role))
      throw new AppError('FORBIDDEN', 'Only a manager may let the assistant conclude and set its ceiling.')
    // All versions are kept: an agreement may rest on any of them.
    await limitRate(
      tx,
      {
        column: mandates.listingId,
        value: listingId,
        createdAt: mandates.createdAt,
        message: 'This mandate was saved many times today. Please try again tomorrow.',
      },
      [{ max: limits.mandatesPerDay, minutes: 24 * 60 }],
      ctx.now(),
    )
    const [latest] = await tx
      .select({ version: max(mandates.version) })
      .from(mandates)
      .where(eq(mandates.listingId, listingId))
    const version = (latest?.version ?? 0) + 1
    await tx
      .insert(mandates)
      .values({ listingId, leadId, version, content, createdBy: employeeId, createdAt: ctx.now() })
    emit(tx, [rooms.company(companyId)], 'listing_updated', { listing_id: listingId })
    return { version }
  })
}
