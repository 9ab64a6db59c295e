import { sql } from 'drizzle-orm'
import type { Ctx } from '../../src/context.ts'
import { outbox } from '../../src/db/tables/events.ts'

/** A listing's live events, oldest first. */
export const listingEvents = ({ db }: Pick<Ctx, 'db'>, listingId: string) =>
  db
    .select({ rooms: outbox.rooms, event: outbox.event })
    .from(outbox)
    .where(sql`${outbox.payload}->>'listing_id' = ${listingId}`)
    .orderBy(outbox.id)
