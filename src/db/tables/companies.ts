import { type SQL, sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Role, roles } from '../../shared/roles.ts'
import { created, id } from './columns.ts'

/** Text with byte order collation: all values that share a prefix are one range of the index. */
const byteText = customType<{ data: string; notNull: true }>({ dataType: () => 'text collate "C"' })

/**
 * Case-folds a text and removes its accents with functions every Postgres has (no `unaccent` extension). Letters that
 * NFD doesn't decompose are listed.
 */
export const folded = (value: SQL): SQL =>
  sql`replace(replace(replace(translate(lower(regexp_replace(
    normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ØøŁłĐđıÆŒẞ', 'oollddiæœß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    /** The folded name, for searches. */
    foldedName: byteText()
      .notNull()
      .generatedAlwaysAs(folded(sql.raw('name'))),
    description: text().notNull().default(''),
    website: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** An individual is the only member of their company. */
    isIndividual: boolean().notNull(),
    createdAt: created(),
  },
  (t) => [index('companies_folded_name').on(t.foldedName, t.id).where(sql`not is_individual`)],
)

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** Login email, trimmed and lower-cased. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: roles }).$type<Role>().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('employees_email').on(t.email), index('employees_company').on(t.companyId)],
)
