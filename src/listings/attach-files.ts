import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import type { Ctx, Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { files } from '../db/tables/media.ts'
import { storedUrl } from '../media/policy.ts'
import { isUnattached, isUsable } from '../media/read.ts'
import { AppError } from '../shared/errors.ts'

/**
 * Sets a listing's files to those with the given URLs, in that order. Files that aren't analysed yet are queued for
 * it, and the listing is renewed afterwards. Files that are detached are deleted by the next sweep.
 *
 * @throws AppError BAD_INPUT unless every file belongs to the viewer's company, is on no other listing, and its content
 * matches its type
 */
export async function attachFiles(
  ctx: Ctx & { readonly viewer: Viewer },
  tx: Tx,
  listingId: string,
  wanted: readonly { url: string }[],
): Promise<void> {
  const urls = [...new Set(wanted.map((file) => storedUrl(ctx.config.storage.kind, file.url)))]
  const now = ctx.now()
  await tx
    .update(files)
    .set({ listingId: null })
    .where(and(eq(files.listingId, listingId), urls.length > 0 ? notInArray(files.url, urls) : undefined))
  if (urls.length === 0) return

  const attached = await tx
    .update(files)
    .set({ listingId, attachedAt: now })
    .where(
      and(
        inArray(files.url, urls),
        eq(files.companyId, ctx.viewer.companyId),
        or(eq(files.listingId, listingId), and(isUnattached, isUsable)),
      ),
    )
    .returning({ id: files.id, url: files.url, state: files.state })
  if (attached.length < urls.length) throw new AppError('BAD_INPUT', 'An attached file is not available.')

  for (const file of attached) {
    const isNew = file.state === 'presigned'
    await tx
      .update(files)
      .set({
        position: urls.indexOf(file.url),
        ...(isNew ? { state: 'analysing', analyses: 1, analysisQueuedAt: now } : {}),
      })
      .where(eq(files.id, file.id))
    if (isNew) await ctx.enqueue(tx, 'analyse-file', { fileId: file.id })
  }
}
