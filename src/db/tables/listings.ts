import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { contactFields, draftPlaces, parseFailures, parseKinds } from '../../shared/listings.ts'
import { sides } from '../../shared/sides.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** An offering (seller) or a request (buyer). */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    side: text({ enum: sides }).notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    createdBy: uuid()
      .notNull()
      .references(() => employees.id),
    name: text().notNull(),
    description: text().notNull(),
    matchingInstructions: text().notNull().default(''),
    revealContact: boolean().notNull().default(true),
    revealFields: text({ enum: contactFields }).array().notNull().default(sql`'{}'`),
    additionalContactMethod: text().notNull().default(''),
    notifyOnMatch: boolean().notNull().default(true),
    /** Incremented with each edit, and when the files are analysed; a job for an older one discards its result. */
    revision: integer().notNull().default(1),
    createdAt: created(),
    /** When somebody last edited it. */
    updatedAt: created(),
    /** When the request was marked as filled by an agreement: its other leads ended, and it gets no new ones. */
    filledAt: moment(),
    /** Since when the listing is paused: it is out of the index and gets no new matches; its conversations go on. */
    pausedAt: moment(),
    /** Deleted listings remain visible only to counterparties that have a lead with them. */
    deletedAt: moment(),
  },
  (t) => [index('listings_company').on(t.companyId, t.side, t.createdAt)],
)

/** A strength (seller) or a requirement (buyer). */
export const points = pgTable(
  'points',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    reveal: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('points_listing_position').on(t.listingId, t.position)],
)

/** A free text that the assistant turns into a form. */
export const parses = pgTable(
  'parses',
  {
    id: id(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    side: text({ enum: sides }).notNull(),
    /** The page that sent it, the landing page or the add modal: each gets its own live event. */
    kind: text({ enum: parseKinds }).notNull(),
    input: text().notNull(),
    state: text({ enum: ['queued', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    result: jsonb(),
    error: text(),
    failure: text({ enum: parseFailures }),
    /** The form that the rules read from the text when the assistant has failed. */
    fallback: jsonb(),
    createdAt: created(),
    finishedAt: moment(),
  },
  (t) => [index('parses_employee').on(t.employeeId, t.createdAt)],
)

/** What an employee has typed into a listing form and not published. Private to the employee. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    place: text({ enum: draftPlaces }).notNull(),
    /** JSON that only the author's pages read. */
    content: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.place] }), index('listing_drafts_updated').on(t.updatedAt)],
)
