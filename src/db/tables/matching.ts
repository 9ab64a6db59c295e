import { index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { sides } from '../../shared/sides.ts'
import { listings } from './listings.ts'

/** Document frequencies, kept beside the listings: in how many open listings of a side a term stands. */
export const terms = pgTable(
  'terms',
  {
    side: text({ enum: sides }).notNull(),
    term: text().notNull(),
    listings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.side, t.term] })],
)

/** Which open listing holds a term, and the term's BM25F impact there, computed when it was written. */
export const postings = pgTable(
  'postings',
  {
    side: text({ enum: sides }).notNull(),
    term: text().notNull(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    impact: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.side, t.term, t.listingId] }), index('postings_listing').on(t.listingId)],
)
