import { type AnyColumn, and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { RequestCtx, SignedIn, Viewer } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { jsonObject } from '../db/sql/json.ts'
import { view } from '../db/sql/view.ts'
import { apiKeys, companyVerifications, sessions } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { isOver } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { keyRefusal } from './policy.ts'
import { companyCookie, type KeyView, type SessionView, type ViewerView } from './schema.ts'
import { hashToken } from './secrets.ts'

/** Who is logged in, or null. */
export function readViewer({ viewer }: RequestCtx): ViewerView | null {
  if (!viewer) return null
  const { employeeId, companyId, role, isIndividual, firstName, lastName } = viewer
  return { employeeId, companyId, role, isIndividual, firstName, lastName }
}

/** A credential's last use is written at most this often. */
const touchEveryMs = 60_000

const viewerColumns = {
  employeeId: employees.id,
  companyId: employees.companyId,
  role: employees.role,
  isIndividual: companies.isIndividual,
  firstName: employees.firstName,
  lastName: employees.lastName,
}

/** Whether a credential's last use was so long ago that it is written again. */
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

/** Whose session this cookie is; null when it is nobody's or over. */
export async function viewerFromToken(db: Db, token: string, now: Date): Promise<Viewer | null> {
  const found = await sessionViewer(db)(lookupParams(token, now))
  if (!found || isOver(found.viewer.expiresAt, now)) return null
  const { viewer } = found
  if (found.isStale)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, viewer.credentialId))
  return { ...viewer, credential: 'session', scope: 'write' }
}

/** Whose key this is; null when it is nobody's, revoked or over. */
export async function viewerFromKey(db: Db, key: string, now: Date): Promise<Viewer | null> {
  const found = await keyViewer(db)(lookupParams(key, now))
  if (!found || isOver(found.viewer.expiresAt, now)) return null
  const { viewer } = found
  if (found.isStale)
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, viewer.credentialId))
  return { ...viewer, credential: 'key' }
}

/** Of which company each of these sessions and keys is now; none for those that are over. */
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

/** The company this visitor's cookie holds a verified code for, and the email it counts for. */
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

/** Whether a login has this email; holds it until the transaction ends, so that no two can take it at once. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  await holdAdvisoryLock(tx, `email:${email}`)
  const taken = await tx.select({ id: employees.id }).from(employees).where(eq(employees.email, email))
  return taken.length > 0
}

/** An employee's keys that can still be used. */
export const isUsableKeyOf = (employeeId: string, now: Date) =>
  and(
    eq(apiKeys.employeeId, employeeId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  )

/** One's own keys that still count, newest first. */
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

/** Who logs in by program may have any number of sessions; the last seen ones are shown. */
const maxListedSessions = 100

/** Where one is logged in, last seen first. */
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
