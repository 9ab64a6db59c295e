import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { revokeApiKey } from '../../src/auth/credentials/revoke-api-key.ts'
import { updateEmployee } from '../../src/companies/update-employee.ts'
import type { Viewer } from '../../src/context.ts'
import { RecentViewers } from '../../src/db/recent-viewers.ts'
import { apiKeys, sessions } from '../../src/db/tables/auth.ts'
import { as, makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** Whoever came in a moment ago is remembered, and forgotten as soon as it matters. */

const app = await forFile(startApp({ singleProcess: true }))

type Headers = Record<string, string>
const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` })

const read = async (url: string, headers: Headers) => {
  const answer = await fetch(`${url}/trpc/auth.viewer`, { headers })
  const { result } = (await answer.json()) as { result: { data: { firstName: string } | null } }
  return result.data
}

const write = (url: string, headers: Headers) =>
  fetch(`${url}/trpc/companies.updateIntro`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ intro: 'Here.' }),
  })

async function makeLogin() {
  const person = await makeIndividual(app.db)
  const session = await makeSession(app.ctx, person)
  const visit = as(app.ctx, person, { credentialId: session.id, credential: 'session', scope: 'write' })
  return { person, session, visit, headers: { cookie: session.cookie } }
}

async function makeKey() {
  const person = await makeIndividual(app.db)
  const visit = as(app.ctx, person)
  const { id, key } = await createApiKey(visit, { name: 'Export', scope: 'write', expiresInDays: 1 })
  return { id, key, visit, headers: bearer(key) }
}

/** A process of its own on the same database, whose clock stands still unless it is turned. */
async function otherProcess() {
  let now = new Date()
  const other = await startApp({ databaseUrl: app.databaseUrl, now: () => now })
  return {
    url: other.url,
    now: () => now,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    [Symbol.asyncDispose]: other.stop,
  }
}

/** What is asked of the sessions while `work` runs. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const client = app.db.$client
  const { unsafe } = client
  let count = 0
  client.unsafe = ((text: string, ...rest: never[]) => {
    if (/from "sessions"/.test(text)) count++
    return unsafe(text, ...rest)
  }) as typeof unsafe
  await work().finally(() => {
    client.unsafe = unsafe
  })
  return count
}

describe('a viewer', () => {
  test('is asked for once by reads, and by each write', async () => {
    const { headers } = await makeLogin()
    expect(await asked(() => read(app.url, headers))).toBe(1)
    expect(await asked(() => read(app.url, headers))).toBe(0)
    expect(await asked(() => write(app.url, headers))).toBe(1)
  })

  test('who has logged out is gone at once', async () => {
    const { visit, headers } = await makeLogin()
    expect(await read(app.url, headers)).not.toBeNull()
    await logOut(visit)
    expect(await read(app.url, headers)).toBeNull()
  })

  test('whose key is revoked is gone at once', async () => {
    const { id, visit, headers } = await makeKey()
    expect(await read(app.url, headers)).not.toBeNull()
    await revokeApiKey(visit, { id })
    expect(await read(app.url, headers)).toBeNull()
  })

  test('who goes by another name is called by it at once', async () => {
    const { person, visit, headers } = await makeLogin()
    expect(await read(app.url, headers)).toMatchObject({ firstName: 'Ada' })
    await updateEmployee(visit, { firstName: 'Grace', lastName: 'Hopper', email: person.email })
    expect(await read(app.url, headers)).toMatchObject({ firstName: 'Grace' })
  })

  test('isn’t known by a session’s token that comes as a key, nor by a key that comes as a cookie', async () => {
    const [{ session, headers }, { key, headers: byKey }] = [await makeLogin(), await makeKey()]
    expect(await read(app.url, headers)).not.toBeNull()
    expect(await read(app.url, byKey)).not.toBeNull()
    expect(await read(app.url, bearer(session.token))).toBeNull()
    expect(await read(app.url, { cookie: `parley_session=${key}` })).toBeNull()
  })

  test('ends with its session or key, remembered or not', async () => {
    await using other = await otherProcess()
    const { id, headers } = await makeKey()
    const expiresAt = new Date(other.now().getTime() + 2_000)
    await app.db.update(apiKeys).set({ expiresAt }).where(eq(apiKeys.id, id))
    expect(await read(other.url, headers)).not.toBeNull()
    other.later(2_000)
    expect(await read(other.url, headers)).toBeNull()
  })
})

describe('in another process', () => {
  test('a viewer is forgotten when the bell rings', async () => {
    await using other = await otherProcess()
    const [login, key] = [await makeLogin(), await makeKey()]
    for (const { headers } of [login, key]) expect(await read(other.url, headers)).not.toBeNull()
    const { person, visit } = login
    await updateEmployee(visit, { firstName: 'Grace', lastName: 'Hopper', email: person.email })
    await expect
      .poll(() => read(other.url, login.headers), { timeout: 5_000 })
      .toMatchObject({ firstName: 'Grace' })
    await logOut(visit)
    await revokeApiKey(key.visit, { id: key.id })
    for (const { headers } of [login, key])
      await expect.poll(() => read(other.url, headers), { timeout: 5_000 }).toBeNull()
  })

  test('what nobody rang for lasts five seconds, and never for a write', async () => {
    await using other = await otherProcess()
    const { session, headers } = await makeLogin()
    expect(await read(other.url, headers)).not.toBeNull()
    await app.db.delete(sessions).where(eq(sessions.id, session.id))
    other.later(4_999)
    expect(await read(other.url, headers)).not.toBeNull()
    expect((await write(other.url, headers)).status).toBe(401)
    other.later(1)
    expect(await read(other.url, headers)).toBeNull()
  })

  test('everybody is forgotten when it listens again after it couldn’t', async () => {
    await using other = await otherProcess()
    const { session, headers } = await makeLogin()
    expect(await read(other.url, headers)).not.toBeNull()
    await app.db.delete(sessions).where(eq(sessions.id, session.id))
    await app.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`,
    )
    await expect.poll(() => read(other.url, headers), { timeout: 10_000 }).toBeNull()
  })
})

test('what changes while it is read is not remembered', async () => {
  const viewers = new RecentViewers<Viewer>()
  const viewer = { credentialId: 'session', employeeId: 'person', expiresAt: null } as Viewer
  const [reading, now] = [Promise.withResolvers<Viewer>(), new Date()]
  const first = viewers.find('name', now, () => reading.promise)
  viewers.forget('session')
  reading.resolve(viewer)
  expect(await first).toBe(viewer)
  expect(await viewers.find('name', now, async () => null)).toBeNull()
})
