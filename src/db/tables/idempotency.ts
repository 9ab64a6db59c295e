import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment } from './columns.ts'

/** Writes with an Idempotency-Key and their replies, which are sent again when the write is repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller: an employee's id, or a client's address. */
    owner: text().notNull(),
    key: text().notNull(),
    /** The hash of method, path and body. */
    requestHash: text().notNull(),
    /** null while the write runs. */
    status: integer(),
    reply: json(),
    startedAt: moment().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)
