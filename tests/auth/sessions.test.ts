import { eq } from 'drizzle-orm'
import { io as connect } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { updateEmployee } from '../../src/auth/account/update-employee.ts'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { revokeApiKey } from '../../src/auth/credentials/revoke-api-key.ts'
import { revokeSession } from '../../src/auth/credentials/revoke-session.ts'
import { apiKeys } from '../../src/db/tables/auth.ts'
import { employees } from '../../src/db/tables/companies.ts'
import { makeCompany } from '../make/companies.ts'
import { as, freshEmail, makeIndividual, makeSession } from '../make/people.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** Posts to the REST API. */
async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  const setCookies = response.headers.getSetCookie()
  return {
    status: response.status,
    headers: response.headers,
    setCookies,
    cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '),
    body: await response.json(),
  }
}

const json = { 'content-type': 'application/json' }
const trpc = (path: string, init: RequestInit = {}) => fetch(`${app.url}/trpc/${path}`, init)

describe('over HTTP', () => {
  test('a code logs in, and the session cookie is HttpOnly and SameSite', async () => {
    const { email, employeeId } = await makeIndividual(app.db)
    const { body: sent } = await post('send_verification', { email: ` ${email.toUpperCase()} ` })
    expect(sent).toMatchObject({ success: true, code: expect.stringMatching(/^[0-9A-Z]{8}$/) })
    const login = await post('login_verify', { email, verificationCode: sent.code })
    expect(login.body).toMatchObject({ success: true, employee_id: employeeId })
    expect(login.setCookies).toHaveLength(2)
    for (const [index, name, maxAge] of [
      [0, 'parley_session', 2_592_000],
      [1, 'parley_browser', 31_536_000],
    ] as const) {
      expect(login.setCookies[index]).toMatch(new RegExp(`^${name}=[\\w-]{43};`))
      for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${maxAge}`])
        expect(login.setCookies[index]).toContain(attribute)
    }

    const readProfile = () =>
      fetch(`${app.url}/api/employee_info/${employeeId}`, { headers: { cookie: login.cookie } })
    expect(await (await readProfile()).json()).toMatchObject({ employee_email: email })
    const out = await trpc('auth.logOut', { method: 'POST', headers: { ...json, cookie: login.cookie } })
    expect(out.headers.getSetCookie()[0]).toMatch(/^parley_session=;/)
    expect((await readProfile()).status).toBe(401)
  })

  test.each(['a session', 'a key'])('an open socket is disconnected when %s is revoked', async (kind) => {
    const person = await makeIndividual(app.db)
    const session = await makeSession(app.ctx, person)
    const { id, key } = await createApiKey(as(app.ctx, person), {
      name: 'Live',
      scope: 'read',
      expiresInDays: null,
    })
    const socket = connect(app.url, {
      transports: ['websocket'],
      reconnection: false,
      ...(kind === 'a key' ? { auth: { token: key } } : { extraHeaders: { cookie: session.cookie } }),
    })
    await new Promise((resolve, reject) =>
      socket.once('connect', () => resolve(null)).once('connect_error', reject),
    )
    const disconnected = new Promise((resolve) => socket.once('disconnect', resolve))
    if (kind === 'a key') await revokeApiKey(as(app.ctx, person), { id })
    else await revokeSession(as(app.ctx, person), { id: session.id })
    expect(await disconnected).toBe('io server disconnect')
  })

  test('an individual registers once', async () => {
    const person = {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: freshEmail(),
      employeeRole: 'Individual',
    }
    const asManager = await post('register_individual', { ...person, employeeRole: 'Company Manager' })
    expect(asManager).toMatchObject({ status: 400, body: { success: false } })
    expect(await post('register_individual', person)).toMatchObject({ status: 200, body: { success: true } })
    const again = await post('register_individual', person)
    expect(again).toMatchObject({
      status: 409,
      body: { success: false, message: 'Email address is already in use by another account.' },
    })
  })

  test.each([
    ['with cookies', (cookie: string) => ({ cookie })],
    ['without cookies', () => ({})],
  ])('a contributor joins a listed company %s', async (_, headersOf) => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const role = 'Company Individual Contributor'
    const joining = {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: email,
      employeeRole: role,
      isNewCompany: false,
      selectedCompanyId: company.id,
    }
    expect((await post('register_entity', joining)).status).toBe(403)
    const sent = await post('send_company_verification', {
      company_id: company.id,
      user_name: 'Ada Byron',
      user_email: email,
      user_role: role,
    })
    expect(sent.setCookies[0]).toMatch(/^parley_company=[\w-]{43};.*HttpOnly/)
    const headers = headersOf(sent.cookie)
    const verification = { company_id: company.id, verification_code: sent.body.code }
    expect((await post('verify_company_code', verification, headers)).body).toMatchObject({ success: true })
    expect(await post('register_entity', joining, headers)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    const [row] = await app.db.select().from(employees).where(eq(employees.email, email))
    expect(row?.companyId).toBe(company.id)
  })

  test('too many codes are refused with a Retry-After header', async () => {
    const email = freshEmail()
    for (let n = 0; n < 10; n++) expect((await post('send_verification', { email })).status).toBe(200)
    const refused = await post('send_verification', { email })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a key acts for its owner, and a read-only key can’t write', async () => {
    const person = await makeIndividual(app.db)
    const { cookie } = await makeSession(app.ctx, person)
    const keyOf = async (scope: string) => {
      const created = await trpc('auth.createKey', {
        method: 'POST',
        headers: { ...json, cookie },
        body: JSON.stringify({ name: scope, scope }),
      })
      const { result } = (await created.json()) as { result: { data: { key: string } } }
      return { ...json, authorization: `Bearer ${result.data.key}` }
    }
    const [read, write] = [await keyOf('read'), await keyOf('write')]
    const intro = { method: 'POST', body: JSON.stringify({ intro: 'I count.' }) }
    expect((await trpc('companies.me', { headers: read })).status).toBe(200)
    expect((await trpc('companies.updateIntro', { ...intro, headers: read })).status).toBe(403)
    expect((await trpc('companies.updateIntro', { ...intro, headers: write })).status).toBe(200)
    expect((await trpc('auth.keys', { headers: write })).status).toBe(403)
    expect((await trpc('auth.keys')).status).toBe(401)
    expect((await trpc('companies.me', { headers: { authorization: 'Bearer parley_made-up' } })).status).toBe(
      401,
    )
  })
})

describe('every request reads its viewer from the database', () => {
  type Headers = Record<string, string>
  const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` })

  async function readViewer({ url }: Pick<TestApp, 'url'>, headers: Headers) {
    const response = await fetch(`${url}/trpc/auth.viewer`, { headers })
    const { result } = (await response.json()) as { result: { data: { firstName: string } | null } }
    return result.data
  }

  const write = (headers: Headers) =>
    trpc('companies.updateIntro', {
      method: 'POST',
      headers: { ...headers, ...json },
      body: JSON.stringify({ intro: 'Here.' }),
    })

  async function makeLogin() {
    const person = await makeIndividual(app.db)
    const session = await makeSession(app.ctx, person)
    const ctx = as(app.ctx, person, { credentialId: session.id, credential: 'session', scope: 'write' })
    return { person, session, ctx, headers: { cookie: session.cookie } }
  }

  async function makeKey() {
    const ctx = as(app.ctx, await makeIndividual(app.db))
    const { id, key } = await createApiKey(ctx, { name: 'Export', scope: 'write', expiresInDays: 1 })
    return { id, key, ctx, headers: bearer(key) }
  }

  test('with one prepared statement, for reads and writes', async () => {
    await using own = await startApp({ databaseUrl: app.databaseUrl, singleProcess: true })
    const { headers } = await makeLogin()
    const client = own.db.$client
    const { unsafe } = client
    const options: unknown[] = []
    client.unsafe = ((text: string, values: never[], option: never) => {
      if (/from "sessions"/.test(text)) options.push(option)
      return unsafe(text, values, option)
    }) as typeof unsafe
    for (const _ of [1, 2]) await readViewer(own, headers)
    expect(options).toEqual([{ prepare: true }, { prepare: true }])
  })

  test('in every process: a logout and a revoked key are refused at once, a new name is shown at once', async () => {
    await using other = await startApp({ databaseUrl: app.databaseUrl })
    const [login, key] = [await makeLogin(), await makeKey()]
    for (const process of [app, other])
      for (const { headers } of [login, key]) expect(await readViewer(process, headers)).not.toBeNull()
    const { email } = login.person
    await updateEmployee(login.ctx, { firstName: 'Grace', lastName: 'Hopper', email })
    for (const process of [app, other])
      expect(await readViewer(process, login.headers)).toMatchObject({ firstName: 'Grace' })
    await logOut(login.ctx)
    await revokeApiKey(key.ctx, { id: key.id })
    for (const process of [app, other])
      for (const { headers } of [login, key]) expect(await readViewer(process, headers)).toBeNull()
    for (const { headers } of [login, key]) expect((await write(headers)).status).toBe(401)
  })

  test('and accepts no session token as a key, and no key as a cookie', async () => {
    const [{ session, headers }, key] = [await makeLogin(), await makeKey()]
    expect(await readViewer(app, headers)).not.toBeNull()
    expect(await readViewer(app, key.headers)).not.toBeNull()
    expect(await readViewer(app, bearer(session.token))).toBeNull()
    expect(await readViewer(app, { cookie: `parley_session=${key.key}` })).toBeNull()
  })

  test('and refuses a key from the moment it expires', async () => {
    let now = new Date()
    await using other = await startApp({ databaseUrl: app.databaseUrl, now: () => now })
    const { id, headers } = await makeKey()
    const expiresAt = new Date(now.getTime() + 2_000)
    await app.db.update(apiKeys).set({ expiresAt }).where(eq(apiKeys.id, id))
    expect(await readViewer(other, headers)).not.toBeNull()
    now = expiresAt
    expect(await readViewer(other, headers)).toBeNull()
  })
})
