import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MandateContent } from '../../negotiation/mandate-content.ts'
import { type Side, sides } from '../../shared/sides.ts'
import { created, id, moment } from './columns.ts'
import { employees } from './companies.ts'
import { leads } from './leads.ts'
import { listings } from './listings.ts'

/**
 * All versions of the sides' private mandates; the latest counts. A mandate without a lead is the listing's default, one with
 * a lead replaces it there.
 */
export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    leadId: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    /** From 1, for the listing with all its leads. */
    version: integer().notNull(),
    content: jsonb().$type<MandateContent>().notNull(),
    /** Who delegates to the assistant. */
    createdBy: uuid()
      .notNull()
      .references(() => employees.id),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('mandates_version').on(t.listingId, t.version),
    index('mandates_lead').on(t.leadId, t.version).where(sql`lead_id is not null`),
  ],
)

/** running: an assistant's step is queued. waiting: a person has to act. ended: the rounds are used up. */
export const negotiationSteps = ['running', 'waiting', 'ended'] as const

/** The assistants' negotiation of a lead. */
export const negotiations = pgTable('negotiations', {
  leadId: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  state: text({ enum: negotiationSteps }).notNull(),
  /** The side that acts next. */
  turn: text({ enum: sides }).notNull(),
  /** The number of its first proposal within the lead. */
  firstNumber: integer().notNull(),
  /** The round that the latest proposal belongs to, from 1. */
  round: integer().notNull(),
  rounds: integer().notNull(),
  /** The thread's last message when a person last let the assistants go on. A later one stops them. */
  lastMessage: bigint({ mode: 'number' }).notNull(),
  sellerPaused: boolean().notNull().default(false),
  buyerPaused: boolean().notNull().default(false),
  /** The side whose assistant asks its people to decide. */
  asks: text({ enum: sides }),
  /** How often the running step was queued again because its job had used up its retries. */
  resumed: integer().notNull().default(0),
  endedAt: moment(),
})

export const pausedColumn = { seller: 'sellerPaused', buyer: 'buyerPaused' } as const satisfies Record<
  Side,
  keyof typeof negotiations.$inferSelect
>
