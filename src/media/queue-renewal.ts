import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { files } from '../db/tables/media.ts'
import { addMinutes } from '../shared/dates.ts'

/** Longer than all tries of an analysis. A file that is still in analysis then has no job any more. */
const analysisMinutes = 60

/**
 * Queues the renewal of a listing when the analysis of its last file has ended. Of several analyses that end at the same time,
 * the lock makes one the last.
 */
export async function queueRenewal(ctx: Ctx, tx: Tx, listingId: string): Promise<void> {
  await holdAdvisoryLock(tx, `renewal:${listingId}`)
  const { state, analysisQueuedAt } = files
  const attached = await tx
    .select({ state, analysisQueuedAt })
    .from(files)
    .where(eq(files.listingId, listingId))
  const since = addMinutes(ctx.now(), -analysisMinutes)
  const isWaiting = attached.some(
    (file) => file.state === 'analysing' && file.analysisQueuedAt && file.analysisQueuedAt >= since,
  )
  if (!isWaiting && attached.some((file) => file.state === 'done'))
    await ctx.enqueue(tx, 'renew-listing', { listingId })
}
