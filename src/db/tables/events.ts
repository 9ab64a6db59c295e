import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** Live events, written in the transaction of their change; the notification carries the id alone. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    rooms: text().array().notNull(),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
)
