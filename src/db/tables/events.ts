import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** A 64-bit transaction id. It never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Live events, inserted in the transaction of their change. Notifications only carry transaction ids. Every change
 * pays for the indexes, so there are only two: the primary key, to read a transaction's rows, and a small BRIN index,
 * to delete old rows.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    /** Rows commit in any order of their ids. Transaction ids tell when no older row can appear any more. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    rooms: text().array().notNull(),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.id] }), index('outbox_created_range').using('brin', t.createdAt)],
)
