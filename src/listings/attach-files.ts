import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Ctx, Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { files } from '../db/tables/media.ts'
import { storedUrl } from '../media/policy.ts'
import { AppError } from '../shared/errors.ts'

/** A file whose analysis failed is good all the same where its bytes were found to be what they say. */
const usable = or(ne(files.state, 'failed'), isNotNull(files.size))

/**
 * Makes the listing's files exactly those named by url, in their order. Only files of one's own company
 * that no other listing has, and none whose bytes turned out not to be what they claim. One nobody had
 * looked at yet is looked at now. What is no longer attached goes with the next sweep.
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
        or(eq(files.listingId, listingId), and(isNull(files.listingId), usable)),
      ),
    )
    .returning({ id: files.id, url: files.url, state: files.state })
  if (attached.length < urls.length) throw new AppError('BAD_INPUT', 'An attached file is not available.')

  for (const file of attached) {
    const unseen = file.state === 'presigned'
    await tx
      .update(files)
      .set({ position: urls.indexOf(file.url), ...(unseen ? { state: 'analysing' } : {}) })
      .where(eq(files.id, file.id))
    if (unseen) await ctx.enqueue(tx, 'analyse-file', { fileId: file.id })
  }
}
