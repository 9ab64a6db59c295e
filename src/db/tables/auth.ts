import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../shared/roles.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** A logged-in browser. Only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull(),
    /** No foreign key: a session outlives its employee, so that reads of the plan can say what is missing. */
    employeeId: uuid().notNull(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Hash of the browser's cookie in `known_browsers`. */
    browserHash: text().notNull().default(''),
    createdAt: created(),
    lastSeenAt: created(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_employee').on(t.employeeId)],
)

/**
 * A browser that logged in to an account before, so that strangers' tries don't lock it out. Only the cookie's hash is
 * stored. One browser may know several accounts.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.tokenHash] })],
)

/** A login code. Codes requested for unknown addresses are stored too, because the sending limits count them. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: id(),
    email: text().notNull(),
    codeHash: text().notNull(),
    address: text().notNull(),
    /** Hash of the cookie of the browser that requested the code. */
    tokenHash: text().notNull().default(''),
    /** Hash of that browser's cookie in `known_browsers`; empty unless it logged in to this account before. */
    browserHash: text().notNull().default(''),
    /** Tries from the browser that requested the code, and from browsers that logged in to this account before. */
    ownTries: integer().notNull().default(0),
    /** Tries from all other clients. */
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

/** A code sent to a company's email, by which a person proves to belong to the company. */
export const companyVerifications = pgTable(
  'company_verifications',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** The person who wants to join, and their role. The mail to the company names both. */
    email: text().notNull(),
    role: text({ enum: roles }),
    /** Hash of the short-lived cookie that identifies the follow-up requests; empty once verified without it. */
    tokenHash: text().notNull(),
    codeHash: text().notNull(),
    address: text().notNull(),
    /** Tries with the cookie. */
    ownTries: integer().notNull().default(0),
    /** Tries without a cookie from the same address, which several people may share. */
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

/**
 * A code sent to an address that an employee claims: a new login email, or the company's email. A later request replaces
 * an earlier one.
 */
export const addressProofs = pgTable(
  'address_proofs',
  {
    id: uuid().notNull(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['login', 'company'] }).notNull(),
    email: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: created(),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.purpose] })],
)

/** What is rate-limited (limit-attempts.ts, login-failures.ts), per client address, receiver of mails or subject. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    what: text({
      enum: [
        'registration',
        'support',
        'companyMail',
        'leadMail',
        'taken-email',
        'address-proof',
        'login-failure',
        'login-notice',
        'listing-change',
        'message-edit',
        'webhook-resend',
      ],
    }).notNull(),
    address: text().notNull(),
    /** The login email, employee or company that it is counted for, besides the client. */
    subject: text().notNull().default(''),
    createdAt: created(),
  },
  (t) => [
    index('attempts_address').on(t.address, t.what, t.createdAt),
    index('attempts_subject').on(t.subject, t.what, t.createdAt),
    index('attempts_created').on(t.createdAt),
  ],
)

/** An API key. Within its scope it has the rights of its employee's session. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** The key's first characters, shown so that a person can recognise it. */
    prefix: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: created(),
    lastUsedAt: moment(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('api_keys_token').on(t.tokenHash), index('api_keys_employee').on(t.employeeId)],
)
