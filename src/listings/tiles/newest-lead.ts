import { type AnyColumn, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { jsonObject } from '../../db/sql/json.ts'
import { companies } from '../../db/tables/companies.ts'
import { leadSides, leads, messages } from '../../db/tables/leads.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import type { TileView } from '../schema.ts'

/** A tile shows one line of the message. In characters. */
const snippetLength = 140

/** The lead with the latest activity of a listing as its tile shows it: the counterparty and the last message. */
export function newestLead(db: Reader, side: Side, listingId: AnyColumn | SQL): SQL<TileView['newest']> {
  const newest = alias(leads, 'newest')
  const endedBy = (one: Side) => sql<boolean>`${newest[leadSides[one].terminatedAt]} is not null`
  const last = db
    .select({
      text: sql<string>`left(${messages.content}, ${sql.raw(`${snippetLength}`)})`.as('text'),
      isOwn: sql<boolean>`${eq(messages.side, side)}`.as('is_own'),
      author: messages.author,
    })
    .from(messages)
    .where(and(eq(messages.leadId, newest.id), isNull(messages.deletedAt)))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last')
  const view = jsonObject({
    company: companies.name,
    text: sql<string>`coalesce(${last.text}, '')`,
    isOwn: sql<boolean>`coalesce(${last.isOwn}, false)`,
    byAssistant: sql<boolean>`coalesce(${last.author} = 'ai', false)`,
    endedByOwn: endedBy(side),
    endedByOther: endedBy(otherSide(side)),
  })
  const query = db
    .select({ view })
    .from(newest)
    .innerJoin(companies, eq(companies.id, newest[leadSides[otherSide(side)].company]))
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(newest[leadSides[side].listing], listingId), eq(newest.state, 'open')))
    .orderBy(desc(newest.lastActivityAt), desc(newest.id))
    .limit(1)
  return sql`${query}`
}
