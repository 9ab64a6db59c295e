import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from './columns.ts'

/** Mails written and not yet, or just now, sent; the embedded default's outbox at /dev/mail. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: created(),
    sentAt: moment(),
  },
  (t) => [index('mails_recipient').on(t.recipient, t.createdAt)],
)
