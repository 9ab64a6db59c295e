import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id } from './columns.ts'
import { companies } from './companies.ts'

/** The usage of each call to the assistant. Budgets are sums over these rows. */
export const assistantCalls = pgTable(
  'assistant_calls',
  {
    id: id(),
    companyId: uuid().references(() => companies.id),
    call: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    cacheReadTokens: integer().notNull(),
    cacheWriteTokens: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint({ mode: 'number' }).notNull(),
    createdAt: created(),
  },
  (t) => [
    index('assistant_calls_company').on(t.companyId, t.createdAt),
    index('assistant_calls_created').on(t.createdAt),
  ],
)
