import { sql } from 'drizzle-orm'
import {
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Side } from '../../shared/sides.ts'
import { moment } from './columns.ts'
import { listings } from './listings.ts'

/**
 * The index that counterparties are retrieved by. Terms are 32-bit hashes and sides are 0 (seller) and
 * 1 (buyer): a posting takes 24 bytes of its index, and there is no dictionary to be contended for.
 */

/** How the index writes a side. */
export const sideNumber = { seller: 0, buyer: 1 } as const satisfies Record<Side, number>

/** A term that every listing has, so that its count is the number of listings. No word hashes to it. */
export const anyListing = 0

/** BM25's k1: an impact is `frequency * (saturation + 1) / (frequency + saturation)`. */
export const saturation = 1.2

/** In how many open listings of a side a term stands. */
export const terms = pgTable(
  'terms',
  {
    side: smallint().notNull(),
    term: integer().notNull(),
    listings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.side, t.term] })],
)

/** What `terms` doesn't count yet: writers append, so that no common word's row is contended for; jobs fold it in. */
export const termChanges = pgTable('term_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  side: smallint().notNull(),
  terms: integer().array().notNull(),
  /** 1 where a listing came, -1 where it went. */
  change: smallint().notNull(),
})

/** An open listing as retrieval sees it: every term with its BM25F impact, and each point's own terms. */
export const indexedListings = pgTable(
  'indexed_listings',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    side: smallint().notNull(),
    terms: integer().array().notNull(),
    impacts: real().array().notNull(),
    /** Parallel: a point's position, and a term that stands in it. */
    pointPositions: smallint().array().notNull(),
    pointTerms: integer().array().notNull(),
    /** Which version of the terms these are (weigh.ts). */
    termsVersion: integer().notNull().default(0),
    /** The revision whose counterparties were judged; null till then. */
    matchedRevision: integer(),
    /**
     * Until then the listing has no room for more matches, nor for more that wait (mark-full.ts). It is kept until
     * the listing is matched anew: counterparties that came meanwhile are not judged before that.
     */
    fullUntil: moment(),
  },
  (t) => [
    uniqueIndex('indexed_listings_listing').on(t.listingId),
    index('indexed_listings_unmatched').on(t.listingId).where(sql`matched_revision is null`),
    index('indexed_listings_terms_version').on(t.termsVersion),
    index('indexed_listings_full').on(t.side, t.fullUntil).where(sql`full_until is not null`),
  ],
)

/** Which open listing holds a term, the strongest first; `listing` is the number of `indexed_listings`. */
export const postings = pgTable(
  'postings',
  {
    side: smallint().notNull(),
    term: integer().notNull(),
    impact: real().notNull(),
    listing: integer().notNull(),
  },
  (t) => [index('postings_term_impact').on(t.side, t.term, t.impact.desc(), t.listing)],
)

/** Months whose turn is done: what waited for them was opened, and everybody is matched anew (turn-month.ts). */
export const monthRollovers = pgTable('turned_months', { month: moment().primaryKey() })
