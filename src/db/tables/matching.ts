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
 * The inverted index for retrieval. Terms are 32-bit hashes and sides are numbers: an index entry of a posting takes
 * 24 bytes, and there is no dictionary for writers to contend for.
 */

/** A side as the index stores it. */
export const sideNumber = { seller: 0, buyer: 1 } as const satisfies Record<Side, number>

/** A term that every listing has, so that its count is the number of open listings. No word hashes to it. */
export const anyListingTerm = 0

/** BM25's k1: an impact is `frequency * (saturation + 1) / (frequency + saturation)`. */
export const saturation = 1.2

/** Document frequencies: how many open listings of a side contain a term. */
export const terms = pgTable(
  'terms',
  {
    side: smallint().notNull(),
    term: integer().notNull(),
    listings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.side, t.term] })],
)

/**
 * Changes that `terms` doesn't count yet. Writers append rows here instead of updating the counts, so that they never
 * wait for each other on a common word's row. Jobs add the changes to `terms` (`foldTermChanges`).
 */
export const termChanges = pgTable('term_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  side: smallint().notNull(),
  terms: integer().array().notNull(),
  /** 1 for a listing that was indexed, -1 for one that was removed. */
  change: smallint().notNull(),
})

/** An open listing in the index: each term with its BM25F impact, and each point's terms. */
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
    /** Parallel arrays: a point's position and one of its terms. */
    pointPositions: smallint().array().notNull(),
    pointTerms: integer().array().notNull(),
    /** The version of the code that made the terms: `termsVersion` in term-weights.ts. */
    termsVersion: integer().notNull().default(0),
    /** The revision whose counterparties were judged last; null while the listing waits to be matched. */
    matchedRevision: integer(),
    /** How often the match was queued again because its job had used up its retries. */
    resumed: integer().notNull().default(0),
    /**
     * Until this moment the listing is full and gets no new matches (full-listings.ts). The value is removed when the
     * listing gets a place back before that moment; after it, the value stays until the listing is rematched.
     */
    fullUntil: moment(),
    /** The company, while a match that isn't a background job is queued: see match-priority.ts. */
    queuedFor: uuid(),
    /** The number of open counterparties at the last match; null before the first one. */
    compared: integer(),
    /** How many counterparties came near at a match that found none; null after any other match. */
    near: integer(),
    /** Positions of a request's points that none of those counterparties answers. */
    unanswered: smallint().array(),
  },
  (t) => [
    uniqueIndex('indexed_listings_listing').on(t.listingId),
    index('indexed_listings_unmatched').on(t.listingId).where(sql`matched_revision is null`),
    index('indexed_listings_terms_version').on(t.termsVersion),
    index('indexed_listings_queued').on(t.queuedFor, t.listingId).where(sql`queued_for is not null`),
    index('indexed_listings_full').on(t.side, t.fullUntil).where(sql`full_until is not null`),
  ],
)

/** The open listings that contain a term, highest impact first. `listing` is `indexed_listings.number`. */
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

/**
 * Listings whose waiting leads may be able to open. Rows are only inserted, together with an `open-due` job, and deleted
 * by that job, so that writers never wait for each other. That is also why nothing is referenced: a foreign key would
 * lock the listing's row.
 */
export const dueListings = pgTable('due_listings', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  listingId: uuid().notNull(),
})

/** Months whose rollover is done: waiting leads were opened and all listings queued for a rematch. */
export const monthRollovers = pgTable('turned_months', { month: moment().primaryKey() })
