import { listings } from '../../db/tables/listings.ts'
import { pointsJson } from '../read.ts'
import { type IndexEntry, indexEntryOf } from './postings.ts'

/** What a listing's index entry is made of, and the revision that it belongs to. */
export const indexedColumns = {
  id: listings.id,
  side: listings.side,
  name: listings.name,
  description: listings.description,
  points: pointsJson,
  revision: listings.revision,
}

type Row = Pick<typeof listings.$inferSelect, 'id' | 'side' | 'name' | 'description' | 'revision'> & {
  readonly points: readonly { readonly text: string }[]
}

/** An index entry, and the revision of the listing that it was made of. */
export interface EntryOfRevision {
  readonly entry: IndexEntry
  readonly revision: number
}

export async function entryOfRow({
  id,
  side,
  name,
  description,
  points,
  revision,
}: Row): Promise<EntryOfRevision> {
  const texts = points.map(({ text }) => text)
  return { entry: await indexEntryOf({ id, side, name, description, points: texts }), revision }
}
