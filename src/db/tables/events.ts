import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** A transaction's number: 64 bits, never used twice. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Live events, written in the transaction of their change; the notification carries the transactions' numbers alone.
 * Each change pays for these indexes, so there is one tree, by which rows are told of and found, and one of ranges,
 * by which a day's rows are swept.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    /** Ids commit in any order; a transaction's number says when no older one can come any more. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    rooms: text().array().notNull(),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.id] }), index('outbox_created_range').using('brin', t.createdAt)],
)
