import { type AnyColumn, and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { RequestCtx, SignedIn, Viewer } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { jsonObject } from '../db/sql/json.ts'
import { view } from '../db/sql/view.ts'
import { apiKeys, companyVerifications, sessions } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { hasEnded } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { keyRefusal } from './policy.ts'
import { companyCookie, type KeyView, type SessionView, sessionCookie, type ViewerView } from './schema.ts'
import { hashToken } from './secrets.ts'

export function readViewer({ viewer }: RequestCtx): ViewerView | null {
  if (!viewer) return null
  const { employeeId, companyId, role, isIndividual, firstName, lastName } = viewer
  return { employeeId, companyId, role, isIndividual, firstName, lastName }
}

/** Minimum interval between two writes of a credential's last use. */
const touchEveryMs = 60_000

const viewerColumns = {
  employeeId: employees.id,
  companyId: employees.companyId,
  role: employees.role,
  isIndividual: companies.isIndividual,
  firstName: employees.firstName,
  lastName: employees.lastName,
}

/** Whether a credential's last use must be written again. */
const isStale = (seenAt: AnyColumn) =>
  sql<boolean>`${seenAt} is null or ${seenAt} <= ${sql.placeholder('staleAt')}::timestamptz`
const milliseconds = <T>(moment: AnyColumn) => sql<T>`extract(epoch from ${moment}) * 1000`

const sessionViewer = view((db) =>
  db
    .select({
      view: jsonObject({
        viewer: jsonObject({
          ...viewerColumns,
          credentialId: sessions.id,
          expiresAt: milliseconds<number>(sessions.expiresAt),
        }),
        isStale: isStale(sessions.lastSeenAt),
      }),
    })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash'))),
)

const keyViewer = view((db) =>
  db
    .select({
      view: jsonObject({
        viewer: jsonObject({
          ...viewerColumns,
          credentialId: apiKeys.id,
          scope: apiKeys.scope,
          expiresAt: milliseconds<number | null>(apiKeys.expiresAt),
        }),
        isStale: isStale(apiKeys.lastUsedAt),
      }),
    })
    .from(apiKeys)
    .innerJoin(employees, eq(employees.id, apiKeys.employeeId))
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(and(eq(apiKeys.tokenHash, sql.placeholder('hash')), isNull(apiKeys.revokedAt))),
)

const lookupParams = (token: string, now: Date) => ({
  hash: hashToken(token),
  staleAt: new Date(now.getTime() - touchEveryMs).toISOString(),
})

/** The viewer of a session token; null when the session is unknown or expired. Updates `lastSeenAt`. */
export async function viewerFromToken(db: Db, token: string, now: Date): Promise<Viewer | null> {
  const found = await sessionViewer(db)(lookupParams(token, now))
  if (!found || hasEnded(found.viewer.expiresAt, now)) return null
  const { viewer } = found
  if (found.isStale)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, viewer.credentialId))
  return { ...viewer, credential: 'session', scope: 'write' }
}

/** A valid session whose employee or company no longer exists. */
interface OrphanedSession {
  readonly employeeId: string
  readonly missing: 'employee' | 'company'
}

/** The request's session if its employee or company no longer exists; null for every other request. */
export async function findOrphanedSession({ db, cookies, now }: RequestCtx): Promise<OrphanedSession | null> {
  const token = cookies.get(sessionCookie)
  if (!token) return null
  const [session] = await db
    .select({ ownerId: sessions.employeeId, employeeId: employees.id, companyId: companies.id })
    .from(sessions)
    .leftJoin(employees, eq(employees.id, sessions.employeeId))
    .leftJoin(companies, eq(companies.id, employees.companyId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now())))
  if (!session || session.companyId) return null
  return { employeeId: session.ownerId, missing: session.employeeId ? 'company' : 'employee' }
}

/** The viewer of an API key; null when the key is unknown, revoked or expired. Updates `lastUsedAt`. */
export async function viewerFromKey(db: Db, key: string, now: Date): Promise<Viewer | null> {
  const found = await keyViewer(db)(lookupParams(key, now))
  if (!found || hasEnded(found.viewer.expiresAt, now)) return null
  const { viewer } = found
  if (found.isStale)
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, viewer.credentialId))
  return { ...viewer, credential: 'key' }
}

/** Maps each session and key to its employee's current company. Ended ones are absent from the result. */
export async function readCompaniesOfCredentials(
  db: Db,
  credentialIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const ids = [...new Set(credentialIds)]
  if (ids.length === 0) return new Map()
  const open = db
    .select({ id: sessions.id, companyId: employees.companyId })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)))
  const valid = db
    .select({ id: apiKeys.id, companyId: employees.companyId })
    .from(apiKeys)
    .innerJoin(employees, eq(employees.id, apiKeys.employeeId))
    .where(
      and(
        inArray(apiKeys.id, ids),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    )
  return new Map((await unionAll(open, valid)).map(({ id, companyId }) => [id, companyId]))
}

/** The company whose code was verified in this browser, and the email address that may join it. */
export async function findVerifiedCompany(
  ctx: RequestCtx,
): Promise<{ companyId: string; email: string } | null> {
  const token = ctx.cookies.get(companyCookie)
  if (!token) return null
  const [row] = await ctx.db
    .select({ companyId: companyVerifications.companyId, email: companyVerifications.email })
    .from(companyVerifications)
    .where(
      and(
        eq(companyVerifications.tokenHash, hashToken(token)),
        isNotNull(companyVerifications.verifiedAt),
        gt(companyVerifications.expiresAt, ctx.now()),
      ),
    )
  return row ?? null
}

/**
 * Asserts that no login has this email, and locks it until the transaction ends so that only one can take it.
 * @throws AppError EMAIL_TAKEN
 */
export async function assertEmailFree(tx: Tx, email: string): Promise<void> {
  await holdAdvisoryLock(tx, `email:${email}`)
  const owners = await tx.select({ id: employees.id }).from(employees).where(eq(employees.email, email))
  if (owners.length > 0) throw new AppError('EMAIL_TAKEN')
}

/** SQL condition: the employee's keys that are neither revoked nor expired. */
export const isUsableKeyOf = (employeeId: string, now: Date) =>
  and(
    eq(apiKeys.employeeId, employeeId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  )

/** The viewer's usable keys, newest first. */
export async function readKeys({ db, viewer, now }: SignedIn): Promise<KeyView[]> {
  const refusal = keyRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  const rows = await db
    .select()
    .from(apiKeys)
    .where(isUsableKeyOf(viewer.employeeId, now()))
    .orderBy(desc(apiKeys.createdAt))
  return rows.map((key) => ({
    id: key.id,
    name: key.name,
    scope: key.scope,
    prefix: key.prefix,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
  }))
}

/** A program that logs in repeatedly may have any number of sessions. */
const maxListedSessions = 100

/** The viewer's sessions, last seen first. */
export async function readSessions({ db, viewer, now }: SignedIn): Promise<SessionView[]> {
  const refusal = keyRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.employeeId, viewer.employeeId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(maxListedSessions)
  return rows.map((session) => ({
    id: session.id,
    userAgent: session.userAgent,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === viewer.credentialId,
  }))
}
