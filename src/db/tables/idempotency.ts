import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment } from './columns.ts'

/** Writes that their callers named: asked again, they answer the same and do nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who called: an employee's id, or a client's address. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Of method, path and body. */
    requestHash: text().notNull(),
    /** null while it is at work. */
    status: integer(),
    reply: json(),
    startedAt: moment().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)
