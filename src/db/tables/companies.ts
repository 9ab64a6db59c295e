import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Role, roles } from '../../shared/roles.ts'
import { created, id } from './columns.ts'

export const companies = pgTable('companies', {
  id: id(),
  name: text().notNull(),
  description: text().notNull().default(''),
  website: text().notNull().default(''),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  /** An individual has a company of one. */
  isIndividual: boolean().notNull(),
  createdAt: created(),
})

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** Trimmed and lower-cased; the login. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: roles }).$type<Role>().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('employees_email').on(t.email), index('employees_company').on(t.companyId)],
)
