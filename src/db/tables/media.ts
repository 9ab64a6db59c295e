import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'
import { messages } from './leads.ts'
import { listings } from './listings.ts'

/** An uploaded file. It is attached when a listing or a message names its URL, and deleted after a day otherwise. */
export const files = pgTable(
  'files',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    listingId: uuid().references(() => listings.id, { onDelete: 'set null' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    /** Key of the object in the store. */
    key: text().notNull(),
    url: text().notNull(),
    filename: text().notNull(),
    contentType: text().notNull(),
    /** In bytes; null until the content was read and matched its type. */
    size: integer(),
    state: text({ enum: ['presigned', 'analysing', 'done', 'failed'] })
      .notNull()
      .default('presigned'),
    analysis: jsonb(),
    error: text(),
    /** How often an analysis was queued, and when last. */
    analyses: integer().notNull().default(0),
    analysisQueuedAt: moment(),
    createdAt: created(),
    attachedAt: moment(),
  },
  (t) => [
    uniqueIndex('files_key').on(t.key),
    uniqueIndex('files_url').on(t.url),
    index('files_listing').on(t.listingId, t.position),
    index('files_message').on(t.messageId, t.position).where(sql`message_id is not null`),
    index('files_company').on(t.companyId, t.createdAt),
  ],
)
