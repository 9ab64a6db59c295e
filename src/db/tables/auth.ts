import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../shared/roles.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** A logged-in browser. Of the token, only a hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: created(),
    lastSeenAt: created(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_employee').on(t.employeeId)],
)

/** A login code that was requested. A row is written for unknown emails too, so that the sending limits count them. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: id(),
    email: text().notNull(),
    codeHash: text().notNull(),
    address: text().notNull(),
    /** The hash of a cookie of the browser that requested the code. Its tries are counted separately. */
    tokenHash: text().notNull().default(''),
    ownTries: integer().notNull().default(0),
    /** The tries of all other clients. */
    tries: integer().notNull().default(0),
    createdAt: created(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('login_codes_email').on(t.email, t.createdAt),
    index('login_codes_address').on(t.address, t.createdAt),
  ],
)

/** A person's request to join a company, proved by a code that is sent to the company's email. */
export const companyVerifications = pgTable(
  'company_verifications',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** The email and role of the person who wants to join, as the mail to the company named them. */
    email: text().notNull(),
    role: text({ enum: roles }),
    /** The hash of a short-lived cookie that identifies the later calls. */
    tokenHash: text().notNull(),
    codeHash: text().notNull(),
    address: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: created(),
    expiresAt: moment().notNull(),
    verifiedAt: moment(),
  },
  (t) => [
    index('company_verifications_company').on(t.companyId, t.createdAt),
    index('company_verifications_token').on(t.tokenHash),
    index('company_verifications_address').on(t.address, t.createdAt),
  ],
)

/** Actions that need no login and are limited per client (limit-attempts.ts). */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    what: text({ enum: ['registration', 'support'] }).notNull(),
    address: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    index('attempts_address').on(t.address, t.what, t.createdAt),
    index('attempts_created').on(t.createdAt),
  ],
)

/** An API key. It has its employee's rights, within its scope. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** The key's first characters, shown in the list of keys. */
    prefix: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: created(),
    lastUsedAt: moment(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('api_keys_token').on(t.tokenHash), index('api_keys_employee').on(t.employeeId)],
)
