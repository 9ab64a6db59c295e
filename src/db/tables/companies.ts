import { type SQL, sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Role, roles } from '../../shared/roles.ts'
import { created, id } from './columns.ts'

/** Text in byte order, so that a prefix search is one range of the index. */
const byteText = customType<{ data: string; notNull: true }>({ dataType: () => 'text collate "C"' })

/**
 * A text without case and accents, with functions that need no extension. Letters that NFD doesn't decompose are
 * replaced by name.
 */
export const folded = (text: SQL): SQL =>
  sql`replace(replace(replace(translate(lower(regexp_replace(
    normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ØøŁłĐđıÆŒẞ', 'oollddiæœß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    /** The searchable form of the name. */
    foldedName: byteText()
      .notNull()
      .generatedAlwaysAs(folded(sql.raw('name'))),
    description: text().notNull().default(''),
    website: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** An individual has a company with one employee. */
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
    /** Trimmed and lower-case; the login name. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: roles }).$type<Role>().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('employees_email').on(t.email), index('employees_company').on(t.companyId)],
)
