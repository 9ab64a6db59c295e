import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** Time-ordered ids, made here so that a verb knows them before it inserts. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7())
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const created = () => moment().notNull().defaultNow()
