import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** A time-ordered UUID, generated in the process so that it is known before the insert. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7())
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const created = () => moment().notNull().defaultNow()
