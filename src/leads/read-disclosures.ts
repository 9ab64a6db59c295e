import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { isoTime, jsonList, jsonObject } from '../db/sql/json.ts'
import { employees } from '../db/tables/companies.ts'
import { disclosures, leads } from '../db/tables/leads.ts'
import type { Side } from '../shared/sides.ts'
import { scalar } from './rounds/read-rounds.ts'
import type { DisclosureView } from './schema.ts'

/** More people of one company aren't listed. */
const peopleListed = 200

/** Who was shown the contact of `side` in a lead: each person once, at the first time, with the fields of that time. */
export function disclosuresOf(db: Reader, side: AnyColumn | SQL<Side>): SQL<DisclosureView[]> {
  const first = db
    .selectDistinctOn([disclosures.shownTo], {
      id: disclosures.id,
      at: disclosures.shownAt,
      fields: disclosures.fields,
      person: personName.as('person'),
    })
    .from(disclosures)
    .innerJoin(employees, eq(employees.id, disclosures.shownTo))
    .where(and(eq(disclosures.leadId, leads.id), sql`${disclosures.side} = ${side}`))
    .orderBy(disclosures.shownTo, disclosures.shownAt)
    .limit(peopleListed)
    .as('first')
  const view = jsonObject({
    id: first.id,
    shownAt: isoTime(first.at),
    person: sql<string>`${first.person}`,
    fields: sql<DisclosureView['fields']>`${first.fields}`,
  })
  return scalar(db.select({ list: jsonList(view, sql`${first.at}`) }).from(first))
}

/** An employee's full name. */
export const personName = sql<string>`concat_ws(' ', nullif(${employees.firstName}, ''), nullif(${employees.lastName}, ''))`
