import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { cursorOf } from '../db/sql/cursor.ts'
import { jsonList, jsonObject } from '../db/sql/json.ts'
import { orNotFound, textView } from '../db/sql/view.ts'
import { companies, folded } from '../db/tables/companies.ts'
import type { JsonText } from '../shared/json-text.ts'
import type { CompanyEntry, CompanyPage, searchCompaniesSchema } from './schema.ts'

/** The cursor of the first page: it sorts before every company. */
const start = [0, '', '00000000-0000-0000-0000-000000000000'] as const

/** The companies one can join, by what their names begin with or have inside; one statement, whose JSON is the answer. */
export async function searchCompanies(
  { db, viewer }: RequestCtx,
  { query, cursor, limit }: z.output<typeof searchCompaniesSchema>,
): Promise<JsonText<CompanyPage>> {
  const [rank, name, id] = cursor ?? start
  return orNotFound(await search(db)({ query, rank, name, id, limit, own: viewer?.companyId ?? null }))
}

const given = sql.placeholder
const limit = sql`${given('limit')}::int`
const rank = sql`${given('rank')}::int`

/**
 * Names that begin with the query are one range of the index; those that have it inside need a scan of the index.
 * Of the companies themselves only the page's rows are read.
 */
const search = textView((db: Reader) => {
  const asked = sql`(select text from asked)`
  // The last character there is: no text that begins with the query sorts behind it.
  const begins = sql`(folded_name >= ${asked} and folded_name < ${asked} || chr(1114111))`
  const behind = sql`(folded_name, id) > (${given('name')}, ${given('id')}::uuid)`
  const part = (at: 0 | 1, where: SQL) => sql`(
    select ${sql.raw(`${at}`)} as rank, id, folded_name from ${companies}
    where not is_individual and ${where} order by folded_name, id limit ${limit} + 1)`
  const page = sql`page as (
    select *, row_number() over (order by rank, folded_name, id) as place from (
      ${part(0, sql`${begins} and ${rank} = 0 and ${behind}`)}
      union all
      ${part(1, sql`${inside(asked)} and not ${begins} and (${rank} = 0 or ${behind})`)}
    ) parts order by rank, folded_name, id limit ${limit} + 1)`
  const entry: SQL<CompanyEntry> = jsonObject({
    id: companies.id,
    name: companies.name,
    email: sql<string>`case when ${companies.id} = ${given('own')}::uuid then email else ${masked} end`,
  })
  const view: SQL<CompanyPage> = jsonObject({
    companies: sql<CompanyEntry[]>`(select ${jsonList(entry, sql`place`)}
      from page join ${companies} using (id) where place <= ${limit})`,
    total: sql<number>`(select count(*) from ${companies} where not is_individual and ${inside(asked)})`,
    next: sql<string | null>`(select ${cursorOf(sql`rank`, sql`folded_name`, sql`id`)} from page
      where place = ${limit} and exists (select from page where place > ${limit}))`,
  })
  const query = sql`asked as materialized (select ${folded(sql`${given('query')}::text`)} collate "C" as text)`
  return db
    .select({ view: sql<CompanyPage>`answer.view` })
    .from(sql`(with ${query}, ${page} select ${view} as view) answer`)
})

const inside = (asked: SQL) => sql`strpos(folded_name, ${asked}) > 0`

/** What `maskEmail` does, in SQL. */
const masked = sql`case when email ~ '^.+@' then left(email, 1) || '•••' || substring(email from '@[^@]*$') else '' end`
