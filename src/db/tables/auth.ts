import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../shared/roles.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** A logged-in browser. Only the token's hash is kept. */
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

/** A login code sent to an address; counted for the sending limits whether or not the address is known. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: id(),
    email: text().notNull(),
    codeHash: text().notNull(),
    address: text().notNull(),
    /** The hash of the cookie of the browser that asked for the code; its tries are counted apart. */
    tokenHash: text().notNull().default(''),
    ownTries: integer().notNull().default(0),
    /** The tries of everybody else. */
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

/** Someone proves to belong to a company by a code sent to the company's email (design 6). */
export const companyVerifications = pgTable(
  'company_verifications',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** Who wants to join, and as what: the company's mail has named both. */
    email: text().notNull(),
    role: text({ enum: roles }),
    /** The short-lived cookie's hash, by which the later calls are recognised. */
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

/** What anybody may do without being known, and each client only so often (limit-attempts.ts). */
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

/** A key for programs: the same rights as its employee's session, within its scope. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** The first characters, shown so that a person knows which key it is. */
    prefix: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: created(),
    lastUsedAt: moment(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('api_keys_token').on(t.tokenHash), index('api_keys_employee').on(t.employeeId)],
)
