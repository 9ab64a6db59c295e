import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from './columns.ts'

/** Mails to be sent, and recently sent ones. Without a mail server, /dev/mail shows them. */
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
