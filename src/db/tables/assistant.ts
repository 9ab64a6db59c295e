import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id } from './columns.ts'
import { companies } from './companies.ts'

/** What each call to the assistant used; budgets are sums over it. */
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
