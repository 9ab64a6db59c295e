import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { takeMatchTurn } from '../db/sql/match-priority.ts'
import { type listings, points } from '../db/tables/listings.ts'
import { attachFiles } from './attach-files.ts'
import { type IndexEntry, indexEntryOf, indexListing } from './indexing/postings.ts'
import { revealableFields } from './policy.ts'
import type { publishSchema, reviseSchema } from './schema.ts'

type Columns = Omit<z.output<typeof publishSchema>, 'files'>

/** The columns of `listings` that a form sets. */
export function formColumns(viewer: Viewer, input: Columns) {
  const { name, description, matchingInstructions, contact, notifyOnMatch } = input
  return {
    name,
    description,
    matchingInstructions,
    notifyOnMatch,
    revealContact: contact.reveal,
    revealFields: revealableFields(viewer.isIndividual).filter((field) => contact.fields.includes(field)),
    additionalContactMethod: contact.reveal ? contact.additionalMethod : '',
  } satisfies Partial<typeof listings.$inferInsert>
}

/** The index entry of a form's listing. */
export const formEntry = (id: string, { side, name, description, points }: Form): Promise<IndexEntry> =>
  indexEntryOf({ id, side, name, description, points: points.map((point) => point.text) })

type Form = Omit<z.output<typeof reviseSchema>, 'id'>

/**
 * Replaces everything that belongs to a listing beside its row (points, files, index entry) and queues its matching. A
 * paused listing stays out of the index.
 */
export async function writeParts(
  ctx: Ctx & { readonly viewer: Viewer },
  tx: Tx,
  { entry, revision, paused = false }: { entry: IndexEntry; revision: number; paused?: boolean },
  input: Form,
): Promise<void> {
  const id = entry.listingId
  await tx.delete(points).where(eq(points.listingId, id))
  await tx
    .insert(points)
    .values(input.points.map(({ text, reveal }, position) => ({ listingId: id, position, text, reveal })))
  if (input.files) await attachFiles(ctx, tx, id, input.files)
  if (paused) return
  await indexListing(tx, entry)
  const priority = await takeMatchTurn(tx, id)
  await ctx.enqueue(tx, 'match-listing', { listingId: id, revision }, { priority })
}
