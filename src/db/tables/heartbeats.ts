import { pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** When a process of each role last reported that it runs. */
export const heartbeats = pgTable('heartbeats', {
  role: text().primaryKey(),
  seenAt: created(),
})
