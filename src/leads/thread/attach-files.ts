import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { files } from '../../db/tables/media.ts'
import { storedUrl } from '../../media/policy.ts'
import { isUnattached } from '../../media/read.ts'
import { AppError } from '../../shared/errors.ts'
import { isPrivateKey } from '../../shared/files/private-key.ts'

/**
 * Attaches files to a new message, in this order. Only files whose content was read are accepted, so that the assistant
 * reads them together with the message.
 * @throws AppError BAD_INPUT unless every file was uploaded by the viewer's company for a message, and is on no other
 */
export async function attachFiles(
  ctx: SignedIn,
  tx: Tx,
  messageId: string,
  wanted: readonly { url: string }[],
): Promise<void> {
  const urls = [...new Set(wanted.map(({ url }) => storedUrl(ctx.config.storage.kind, url)))]
  if (urls.length === 0) return
  const found = await tx
    .select({ id: files.id, url: files.url, key: files.key })
    .from(files)
    .where(
      and(
        inArray(files.url, urls),
        eq(files.companyId, ctx.viewer.companyId),
        inArray(files.state, ['done', 'failed']),
        isNotNull(files.size),
        isUnattached,
      ),
    )
    .for('update')
  if (found.filter(({ key }) => isPrivateKey(key)).length < urls.length)
    throw new AppError('BAD_INPUT', 'An attached file is not available.')
  for (const { id, url } of found)
    await tx
      .update(files)
      .set({ messageId, position: urls.indexOf(url), attachedAt: ctx.now() })
      .where(eq(files.id, id))
}
