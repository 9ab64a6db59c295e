import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created, id, moment } from './columns.ts'

/** Outgoing mails, and for 30 days those already sent. Without an SMTP server, /dev/mail shows them. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: created(),
    sentAt: moment(),
    /** After this moment it isn't sent any more: it holds a code that has expired. */
    expiresAt: moment(),
  },
  (t) => [
    index('mails_recipient').on(t.recipient, t.createdAt),
    index('mails_unsent').on(t.createdAt).where(sql`sent_at is null`),
  ],
)
