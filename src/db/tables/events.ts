import { sql } from 'drizzle-orm'
import { bigserial, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** A transaction's number: 64 bits, never used twice. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Live events, written in the transaction of their change; the notification carries ids alone. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Ids commit in any order; a transaction's number says when no older one can come any more. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    rooms: text().array().notNull(),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [index('outbox_xid').on(t.xid), index('outbox_created').on(t.createdAt)],
)
