import { and, eq, isNull, or } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { leads, messages } from '../../db/tables/leads.ts'
import { files } from '../../db/tables/media.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'

export interface MessageFile {
  readonly bytes: Uint8Array
  readonly filename: string
  readonly contentType: string
}

/**
 * The content of a file that was sent with a message, for the two sides of its lead.
 * @throws AppError NOT_FOUND for everybody else, and once the message is deleted
 */
export async function readMessageFile(ctx: SignedIn, { fileId }: { fileId: string }): Promise<MessageFile> {
  const { companyId } = ctx.viewer
  const [file] = await ctx.db
    .select({ key: files.key, filename: files.filename, contentType: files.contentType })
    .from(files)
    .innerJoin(messages, eq(messages.id, files.messageId))
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .where(
      and(
        eq(files.id, fileId),
        isNull(messages.deletedAt),
        eq(leads.state, 'open'),
        or(eq(leads.sellerCompanyId, companyId), eq(leads.buyerCompanyId, companyId)),
      ),
    )
  const bytes = file && (await ctx.storage.read(file.key, limits.fileBytes))
  if (!file || !bytes) throw new AppError('NOT_FOUND')
  const { filename, contentType } = file
  return { bytes, filename, contentType }
}
