import { type SQL, sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { pageLanguages } from '../../shared/page-languages.ts'
import { type Role, roles } from '../../shared/roles.ts'
import { created, id, moment } from './columns.ts'

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
    /** The company email that was proven with a code; it proves nothing once the company's email differs. */
    provenEmail: text().notNull().default(''),
    /** Whether an address of the company's own domain is proven (prove-company.ts). Individuals need no proof. */
    isVerified: boolean().notNull().default(false),
    /** Whether its founder has logged in. Until then nobody sees it. The default holds for versions that don't write it. */
    isListed: boolean().notNull().default(true),
    createdAt: created(),
  },
  (t) => [index('companies_listed_name').on(t.foldedName, t.id).where(sql`not is_individual and is_listed`)],
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
    /** When the first login proved the email; null: never. The default holds for versions that don't write it. */
    verifiedAt: moment().defaultNow(),
    /** The language of the pages and mails, at first of the browser that registered; null: the browser's. */
    pageLanguage: text({ enum: pageLanguages }),
    createdAt: created(),
  },
  (t) => [uniqueIndex('employees_email').on(t.email), index('employees_company').on(t.companyId)],
)
