import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from './columns.ts'

/** Writes with an Idempotency-Key and their replies, which retries receive again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller: an employee's id, or `address:` and a client's IP address. */
    owner: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text().notNull(),
    /** null while the first request runs. */
    status: integer(),
    reply: json(),
    startedAt: moment().notNull(),
    /** The request that may write. A request that takes the key over sets its own, so that a late one can't commit. */
    claim: uuid(),
    /** Set by the write's own transactions. The write isn't repeated after it, also when its reply is lost. */
    committedAt: moment(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)
