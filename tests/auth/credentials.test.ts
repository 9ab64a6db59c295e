import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { revokeApiKey } from '../../src/auth/credentials/revoke-api-key.ts'
import { revokeSession } from '../../src/auth/credentials/revoke-session.ts'
import { readKeys, readSessions, readViewer, viewerFromKey, viewerFromToken } from '../../src/auth/read.ts'
import { sessionCookie } from '../../src/auth/schema.ts'
import type { SignedIn } from '../../src/context.ts'
import { apiKeys, sessions } from '../../src/db/tables/auth.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeEmployee, makeIndividual, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)
const newKey = { name: 'Nightly export', scope: 'read', expiresInDays: null } as const

/** The credential ids of the revocations notified while `action` runs. */
async function revokedBy(action: () => Promise<unknown>): Promise<string[]> {
  const listener = postgres(app.databaseUrl, { max: 1 })
  const revoked: string[] = []
  const mark = Promise.withResolvers<void>()
  await listener.listen('parley_revoked', (id) => {
    if (id === 'mark') mark.resolve()
    else revoked.push(id)
  })
  await action()
  // Postgres delivers notifications in commit order, so the mark arrives last.
  const sender = postgres(app.databaseUrl, { max: 1 })
  await sender.notify('parley_revoked', 'mark')
  await mark.promise
  await Promise.all([listener.end(), sender.end()])
  return revoked
}

describe('a session', () => {
  test('identifies its employee, for each role', async () => {
    const { company, manager } = await makeCompany(app.db)
    const people = [
      await makeIndividual(app.db),
      manager,
      await makeEmployee(app.db, company.id, { role: 'company individual contributor' }),
    ]
    for (const person of people) {
      const { id, token } = await makeSession(app.ctx, person)
      const viewer = await viewerFromToken(app.db, token, new Date())
      const { email: _, ...known } = person
      const [row] = await app.db.select().from(sessions).where(eq(sessions.id, id))
      const expiresAt = row?.expiresAt.getTime()
      expect(viewer).toEqual({ ...known, credentialId: id, credential: 'session', scope: 'write', expiresAt })
      expect(readViewer(visitor(app.ctx, { viewer }))).toEqual(known)
    }
  })

  test('is refused with a wrong token and after it expires', async () => {
    const { token } = await makeSession(app.ctx, await makeIndividual(app.db))
    expect(await viewerFromToken(app.db, `${token}x`, new Date())).toBeNull()
    expect(await viewerFromToken(app.db, '', new Date())).toBeNull()
    expect(await viewerFromToken(app.db, token, inMinutes(30 * 24 * 60 - 1))).not.toBeNull()
    expect(await viewerFromToken(app.db, token, inMinutes(30 * 24 * 60 + 1))).toBeNull()
    expect(readViewer(visitor(app.ctx))).toBeNull()
  })

  test('updates its last use at most once a minute', async () => {
    const { id, token } = await makeSession(app.ctx, await makeIndividual(app.db))
    const lastSeen = async () =>
      (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.lastSeenAt.getTime()
    const initial = await lastSeen()
    await viewerFromToken(app.db, token, new Date(initial! + 59_000))
    expect(await lastSeen()).toBe(initial)
    await viewerFromToken(app.db, token, new Date(initial! + 60_000))
    expect(await lastSeen()).toBe(initial! + 60_000)
  })

  test('is listed only for its owner, with the current one marked', async () => {
    const [person, stranger] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const [here, there] = [await makeSession(app.ctx, person), await makeSession(app.ctx, person)]
    await makeSession(app.ctx, stranger)
    const caller = as(app.ctx, person, { credentialId: here.id, credential: 'session', scope: 'write' })
    const listed = await readSessions(caller)
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([here.id, there.id]))
    expect(listed.filter(({ current }) => current).map(({ id }) => id)).toEqual([here.id])
  })

  test('is listed among the hundred last seen when there are more', async () => {
    const person = await makeIndividual(app.db)
    const here = await makeSession(app.ctx, person)
    const [row] = await app.db.select().from(sessions).where(eq(sessions.id, here.id))
    await app.db.insert(sessions).values(
      Array.from({ length: 120 }, (_, n) => ({
        ...row!,
        id: v7(),
        tokenHash: `${person.employeeId} ${n}`,
        lastSeenAt: new Date(row!.lastSeenAt.getTime() - (n + 1) * 60_000),
      })),
    )
    const listed = await readSessions(as(app.ctx, person))
    expect(listed).toHaveLength(100)
    expect(listed[0]?.id).toBe(here.id)
  })

  test('is revoked on this and another browser, and each revocation is notified', async () => {
    const person = await makeIndividual(app.db)
    const [here, there] = [await makeSession(app.ctx, person), await makeSession(app.ctx, person)]
    const caller = as(app.ctx, person, { credentialId: here.id, credential: 'session', scope: 'write' })
    caller.jar.set(sessionCookie, here.token)
    expect(await revokedBy(() => revokeSession(caller, { id: there.id }))).toEqual([there.id])
    expect(await viewerFromToken(app.db, there.token, new Date())).toBeNull()
    expect(caller.jar.has(sessionCookie)).toBe(true)
    expect(await revokedBy(() => revokeSession(caller, { id: here.id }))).toEqual([here.id])
    expect(await viewerFromToken(app.db, here.token, new Date())).toBeNull()
    expect(caller.jar.has(sessionCookie)).toBe(false)
  })

  test('notifies its revocation when its owner logs out', async () => {
    const person = await makeIndividual(app.db)
    const { id } = await makeSession(app.ctx, person)
    const caller = as(app.ctx, person, { credentialId: id, credential: 'session', scope: 'write' })
    expect(await revokedBy(() => logOut(caller))).toEqual([id])
  })

  test('can’t be ended by a stranger', async () => {
    const { id, token } = await makeSession(app.ctx, await makeIndividual(app.db))
    const stranger = as(app.ctx, await makeIndividual(app.db))
    const revoked = await revokedBy(() =>
      expect(revokeSession(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    )
    expect(revoked).toEqual([])
    expect(await viewerFromToken(app.db, token, new Date())).not.toBeNull()
  })
})

describe('a key', () => {
  test('is returned once and acts for its owner within its scope', async () => {
    const person = await makeIndividual(app.db)
    const caller = as(app.ctx, person)
    for (const scope of ['read', 'write'] as const) {
      const { id, key } = await createApiKey(caller, { ...newKey, scope })
      expect(key).toMatch(/^parley_[\w-]{43}$/)
      const viewer = await viewerFromKey(app.db, key, new Date())
      expect(viewer).toMatchObject({
        employeeId: person.employeeId,
        credentialId: id,
        credential: 'key',
        scope,
        expiresAt: null,
      })
    }
    const listed = await readKeys(caller)
    expect(listed.map(({ scope }) => scope)).toEqual(['write', 'read'])
    const rows = await app.db.select().from(apiKeys).where(eq(apiKeys.employeeId, person.employeeId))
    for (const { prefix } of listed) expect(prefix).toMatch(/^parley_[\w-]{6}$/)
    for (const row of rows)
      expect(Object.values(row)).not.toContainEqual(expect.stringMatching(/^parley_.{20}/))
  })

  test('expires, and is no longer listed', async () => {
    const caller = as(app.ctx, await makeIndividual(app.db))
    const { key } = await createApiKey(caller, { ...newKey, expiresInDays: 1 })
    expect(await viewerFromKey(app.db, key, inMinutes(24 * 60 - 1))).not.toBeNull()
    expect(await viewerFromKey(app.db, key, inMinutes(24 * 60 + 1))).toBeNull()
    expect(await readKeys({ ...caller, now: () => inMinutes(24 * 60 + 1) })).toEqual([])
  })

  test('is revoked immediately, and the revocation is notified', async () => {
    const caller = as(app.ctx, await makeIndividual(app.db))
    const { id, key } = await createApiKey(caller, newKey)
    expect(await revokedBy(() => revokeApiKey(caller, { id }))).toEqual([id])
    expect(await viewerFromKey(app.db, key, new Date())).toBeNull()
    expect(await readKeys(caller)).toEqual([])
    await expect(revokeApiKey(caller, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('can’t be listed or revoked by a stranger', async () => {
    const { id, key } = await createApiKey(as(app.ctx, await makeIndividual(app.db)), newKey)
    const stranger = as(app.ctx, await makeIndividual(app.db))
    expect(await readKeys(stranger)).toEqual([])
    await expect(revokeApiKey(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await viewerFromKey(app.db, key, new Date())).not.toBeNull()
  })

  test('is refused when it is invented or a session’s token', async () => {
    const { token } = await makeSession(app.ctx, await makeIndividual(app.db))
    expect(await viewerFromKey(app.db, 'parley_made-up', new Date())).toBeNull()
    expect(await viewerFromKey(app.db, token, new Date())).toBeNull()
  })

  test('can’t manage sessions or keys', async () => {
    const person = await makeIndividual(app.db)
    const { id } = await createApiKey(as(app.ctx, person), { ...newKey, scope: 'write' })
    const session = await makeSession(app.ctx, person)
    const byKey = as(app.ctx, person, { credentialId: id, credential: 'key', scope: 'write' })
    const managing: ((ctx: SignedIn) => Promise<unknown>)[] = [
      readKeys,
      readSessions,
      (ctx) => createApiKey(ctx, newKey),
      (ctx) => revokeApiKey(ctx, { id }),
      (ctx) => revokeSession(ctx, { id: session.id }),
    ]
    for (const manage of managing) await expect(manage(byKey)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await logOut(byKey)).toEqual({ loggedOut: false })
    expect(await viewerFromToken(app.db, session.token, new Date())).not.toBeNull()
  })

  test('is limited to fifty per employee, also when created concurrently', async () => {
    const caller = as(app.ctx, await makeIndividual(app.db))
    for (let n = 0; n < 49; n++) await createApiKey(caller, newKey)
    const results = await Promise.allSettled([1, 2, 3].map(() => createApiKey(caller, newKey)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(createApiKey(caller, newKey)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('doesn’t count towards the limit after it expires', async () => {
    const caller = as(app.ctx, await makeIndividual(app.db))
    for (let n = 0; n < 50; n++) await createApiKey(caller, { ...newKey, expiresInDays: 1 })
    const later = { ...caller, now: () => inMinutes(2 * 24 * 60) }
    await createApiKey(later, newKey)
    expect(await readKeys(later)).toHaveLength(1)
  })
})
