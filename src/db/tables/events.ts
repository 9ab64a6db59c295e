import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** A transaction's number: 64 bits, never used twice. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Live events, written in the transaction of their change; the notification carries the transactions' numbers alone.
 * Every change pays for the indexes, so there are two: the primary key, by which a transaction's rows are found, and
 * a small BRIN index, by which old rows are swept.
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
