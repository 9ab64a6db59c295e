import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { cursorOf } from '../db/sql/cursor.ts'
import { jsonList, jsonObject } from '../db/sql/json.ts'
import { orNotFound, textView } from '../db/sql/view.ts'
import { companies, folded } from '../db/tables/companies.ts'
import type { JsonText } from '../shared/http/json-text.ts'
import type { CompanyEntry, CompanyPage, searchCompaniesSchema } from './schema.ts'

/** Cursor before the first company. */
const start = [0, '', '00000000-0000-0000-0000-000000000000'] as const

/** Searches the companies that can be joined by name. One statement builds the response's JSON. */
export async function searchCompanies(
  { db, viewer }: RequestCtx,
  { query, cursor, limit }: z.output<typeof searchCompaniesSchema>,
): Promise<JsonText<CompanyPage>> {
  const [rank, name, id] = cursor ?? start
  return orNotFound(await search(db)({ query, rank, name, id, limit, own: viewer?.companyId ?? null }))
}

const limit = sql`${sql.placeholder('limit')}::int`
const rank = sql`${sql.placeholder('rank')}::int`

/**
 * Names that start with the query are one range of the index; names that contain it need a full index scan. Table rows
 * are read only for the page returned.
 */
const search = textView((db: Reader) => {
  const needle = sql`(select text from needle)`
  // chr(1114111) is U+10FFFF, the last code point: every text that starts with the query sorts before it.
  const startsWith = sql`(folded_name >= ${needle} and folded_name < ${needle} || chr(1114111))`
  const afterCursor = sql`(folded_name, id) > (${sql.placeholder('name')}, ${sql.placeholder('id')}::uuid)`
  const part = (at: 0 | 1, where: SQL) => sql`(
    select ${sql.raw(`${at}`)} as rank, id, folded_name from ${companies}
    where not is_individual and is_listed and ${where} order by folded_name, id limit ${limit} + 1)`
  const page = sql`page as (
    select *, row_number() over (order by rank, folded_name, id) as place from (
      ${part(0, sql`${startsWith} and ${rank} = 0 and ${afterCursor}`)}
      union all
      ${part(1, sql`${contains(needle)} and not ${startsWith} and (${rank} = 0 or ${afterCursor})`)}
    ) parts order by rank, folded_name, id limit ${limit} + 1)`
  const entry: SQL<CompanyEntry> = jsonObject({
    id: companies.id,
    name: companies.name,
    isVerified: companies.isVerified,
    email: sql<string>`case when ${companies.id} = ${sql.placeholder('own')}::uuid then email else ${maskedEmail} end`,
  })
  const view: SQL<CompanyPage> = jsonObject({
    companies: sql<CompanyEntry[]>`(select ${jsonList(entry, sql`place`)}
      from page join ${companies} using (id) where place <= ${limit})`,
    total: sql<number>`(select count(*) from ${companies} where not is_individual and is_listed and ${contains(needle)})`,
    next: sql<string | null>`(select ${cursorOf(sql`rank`, sql`folded_name`, sql`id`)} from page
      where place = ${limit} and exists (select from page where place > ${limit}))`,
  })
  const foldedQuery = sql`needle as materialized (select ${folded(sql`${sql.placeholder('query')}::text`)} collate "C" as text)`
  return db
    .select({ view: sql<CompanyPage>`result.view` })
    .from(sql`(with ${foldedQuery}, ${page} select ${view} as view) result`)
})

const contains = (text: SQL) => sql`strpos(folded_name, ${text}) > 0`

/** `maskEmail` in SQL. */
const maskedEmail = sql`case when email ~ '^.+@' then left(email, 1) || '•••' || substring(email from '@[^@]*$') else '' end`
