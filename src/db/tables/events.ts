import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** A 64-bit transaction id. It is never reused. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Live events, written in the transaction of their change. The NOTIFY payload contains only transaction ids. Every write
 * pays for the indexes, so there are only two: the primary key finds a transaction's rows, and a small BRIN index finds
 * old rows for deletion.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    /** Row ids commit in any order. Comparing transaction ids with a snapshot shows when no older row can still appear. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    rooms: text().array().notNull(),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.id] }), index('outbox_created_range').using('brin', t.createdAt)],
)
