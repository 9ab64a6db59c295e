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

/*
 * The inverted index for finding counterparties. Terms are 32-bit hashes, so a posting takes 24 bytes in its index and
 * there is no dictionary table that writers would contend for.
 */

/** The index's number for a side. */
export const sideNumber = { seller: 0, buyer: 1 } as const satisfies Record<Side, number>

/** A term that every listing has, so that its count is the number of listings. No word hashes to it. */
export const anyListingTerm = 0

/** BM25's k1: an impact is `frequency * (saturation + 1) / (frequency + saturation)`. */
export const saturation = 1.2

/** The document frequency of each term: the number of open listings of a side that contain it. */
export const terms = pgTable(
  'terms',
  {
    side: smallint().notNull(),
    term: integer().notNull(),
    listings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.side, t.term] })],
)

/** Changes not applied to `terms` yet. Writers append here and a job applies them, so that nobody contends for the rows of common words. */
export const termChanges = pgTable('term_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  side: smallint().notNull(),
  terms: integer().array().notNull(),
  /** 1 for a listing added, -1 for one removed. */
  change: smallint().notNull(),
})

/** An open listing in the index: its terms with their BM25F impacts, and the terms of each point. */
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
    /** Parallel arrays: a point's position, and one of its terms. */
    pointPositions: smallint().array().notNull(),
    pointTerms: integer().array().notNull(),
    /** The version of the algorithm that produced the terms (term-weights.ts). */
    termsVersion: integer().notNull().default(0),
    /** The revision whose counterparties were judged; null before the first match. */
    matchedRevision: integer(),
    /**
     * The listing has reached its limits of matches and waiting leads until then (mark-full.ts), and gets no new
     * matches. It stays set until the listing is rematched, which also judges the counterparties published meanwhile.
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

/** The open listings that contain a term, highest impact first. `listing` is the `number` in `indexed_listings`. */
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

/** Months whose rollover is done: waiting leads were opened and all listings rematched (month-rollover.ts). */
export const monthRollovers = pgTable('turned_months', { month: moment().primaryKey() })
