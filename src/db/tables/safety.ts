import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sides } from '../../shared/sides.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'
import { leads, messages } from './leads.ts'

/** A company that wants no matches with another one. It holds in both directions, and the other company isn't notified. */
export const blocks = pgTable(
  'blocks',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    blockedId: uuid()
      .notNull()
      .references(() => companies.id),
    blockedBy: uuid()
      .notNull()
      .references(() => employees.id),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.blockedId] }), index('blocks_blocked').on(t.blockedId)],
)

/** A lead or a message that a person reported to the operator. `scripts/reports.ts` shows those that are open. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    messageId: uuid().references(() => messages.id),
    /** The message's text at that time: it may be edited or deleted later. */
    content: text(),
    side: text({ enum: sides }).notNull(),
    reason: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    reportedBy: uuid()
      .notNull()
      .references(() => employees.id),
    createdAt: created(),
    closedAt: moment(),
  },
  (t) => [index('reports_company').on(t.companyId, t.createdAt)],
)
