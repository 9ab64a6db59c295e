import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { viewerFromToken } from '../../src/auth/read.ts'
import { browserCookie, sessionCookie } from '../../src/auth/schema.ts'
import type { RequestCtx } from '../../src/context.ts'
import { loginCodes, sessions } from '../../src/db/tables/auth.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { as, freshEmail, makeIndividual, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const minutes = (count: number) => count * 60_000
/** The same caller after `ms` milliseconds. */
const later = <V extends RequestCtx>(caller: V, ms: number): V => ({
  ...caller,
  now: () => new Date(Date.now() + ms),
})

/** No look-alikes, no vowels. */
const eightCharacters = /^[34679CDFGHJKMNPQRTWXY]{8}$/

/** A code that differs from the given one. */
const wrong = (code: string) => (code === 'CCCCCCCC' ? 'DDDDDDDD' : 'CCCCCCCC')
const mailsTo = (email: string) => app.db.select().from(mails).where(eq(mails.recipient, email))
const sessionsOf = (employeeId: string) =>
  app.db.select().from(sessions).where(eq(sessions.employeeId, employeeId))

async function codeFor(email: string, caller: RequestCtx = visitor(app.ctx)): Promise<string> {
  const { code } = await sendLoginCode(caller, { email })
  if (!code) throw new Error('No code in the response')
  return code
}

describe('logging in', () => {
  test('mails a code that opens a session', async () => {
    const person = await makeIndividual(app.db)
    const caller = visitor(app.ctx)
    const code = await codeFor(person.email)
    expect(code).toMatch(eightCharacters)
    const [mail] = await mailsTo(person.email)
    expect(mail?.subject).toContain(code)
    expect(mail?.body).toContain(code)

    expect(await verifyLogin(caller, { email: person.email, code })).toEqual({
      employeeId: person.employeeId,
    })
    const token = caller.jar.get(sessionCookie)!
    const viewer = await viewerFromToken(app.db, token, new Date())
    expect(viewer).toMatchObject({ employeeId: person.employeeId, credential: 'session', scope: 'write' })
  })

  test('stores neither the code nor the token in plain text', async () => {
    const person = await makeIndividual(app.db)
    const caller = visitor(app.ctx)
    const code = await codeFor(person.email)
    await verifyLogin(caller, { email: person.email, code })
    const [row] = await app.db.select().from(loginCodes).where(eq(loginCodes.email, person.email))
    const [session] = await sessionsOf(person.employeeId)
    expect(Object.values(row!)).not.toContain(code)
    expect(Object.values(session!)).not.toContain(caller.jar.get(sessionCookie))
  })

  test('ends the earlier session of the same browser', async () => {
    const person = await makeIndividual(app.db)
    const earlier = await makeSession(app.ctx, person)
    const { viewer } = as(app.ctx, person, {
      credentialId: earlier.id,
      credential: 'session',
      scope: 'write',
    })
    const code = await codeFor(person.email)
    await verifyLogin(visitor(app.ctx, { viewer }), { email: person.email, code })
    expect(await viewerFromToken(app.db, earlier.token, new Date())).toBeNull()
    expect(await sessionsOf(person.employeeId)).toHaveLength(1)
  })

  test('is undone by logging out, which clears the cookie', async () => {
    const person = await makeIndividual(app.db)
    const { id, token } = await makeSession(app.ctx, person)
    const caller = as(app.ctx, person, { credentialId: id, credential: 'session', scope: 'write' })
    caller.jar.set(sessionCookie, token)
    await logOut(caller)
    expect(caller.jar.has(sessionCookie)).toBe(false)
    expect(await viewerFromToken(app.db, token, new Date())).toBeNull()
    expect(await logOut(visitor(app.ctx))).toEqual({ loggedOut: false })
  })
})

describe('an unknown address', () => {
  test('gets the same response as a known one, and no mail', async () => {
    const [known, unknown] = [(await makeIndividual(app.db)).email, freshEmail()]
    const answers = [await sendLoginCode(visitor(app.ctx), { email: known })]
    answers.push(await sendLoginCode(visitor(app.ctx), { email: unknown }))
    for (const answer of answers) expect(answer).toEqual({ code: expect.stringMatching(eightCharacters) })
    expect(await mailsTo(known)).toHaveLength(1)
    expect(await mailsTo(unknown)).toHaveLength(0)
    await app.drain()
  })

  test('can’t log in with the code of the response', async () => {
    const email = freshEmail()
    const code = await codeFor(email)
    const caller = visitor(app.ctx)
    await expect(verifyLogin(caller, { email, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(caller.jar.size).toBe(0)
  })

  test('is limited like a known one', async () => {
    const email = freshEmail()
    const client = visitor(app.ctx)
    for (let n = 0; n < 10; n++) await codeFor(email, client)
    await expect(codeFor(email, client)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('the code in the response', () => {
  test.each([
    ['with a real mail server', { mail: { kind: 'smtp', url: 'smtp://127.0.0.1:1' } } as const],
    ['in production', { production: true } as const],
  ])('is absent %s', async (_, settings) => {
    const caller = visitor({ ...app.ctx, config: { ...app.config, ...settings } })
    expect(await sendLoginCode(caller, { email: (await makeIndividual(app.db)).email })).toEqual({})
    expect(await sendLoginCode(caller, { email: freshEmail() })).toEqual({})
  })
})

describe('a code', () => {
  test('is refused when it is wrong or belongs to another address', async () => {
    const [one, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const code = await codeFor(one.email)
    const refused = { code: 'WRONG_CODE', status: 400 }
    await expect(
      verifyLogin(visitor(app.ctx), { email: one.email, code: wrong(code) }),
    ).rejects.toMatchObject(refused)
    await expect(verifyLogin(visitor(app.ctx), { email: other.email, code })).rejects.toMatchObject(refused)
    await expect(verifyLogin(visitor(app.ctx), { email: one.email, code: '' })).rejects.toMatchObject(refused)
    expect(await verifyLogin(visitor(app.ctx), { email: one.email, code })).toBeTruthy()
  })

  test('works until it expires', async () => {
    const { email } = await makeIndividual(app.db)
    const codes = [await codeFor(email), await codeFor(email)]
    const tooLate = later(visitor(app.ctx), minutes(limits.codeMinutes) + 1000)
    await expect(verifyLogin(tooLate, { email, code: codes[1]! })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
    const justInTime = later(visitor(app.ctx), minutes(limits.codeMinutes) - 5000)
    expect(await verifyLogin(justInTime, { email, code: codes[0]! })).toBeTruthy()
  })

  test('allows five tries, also when they are concurrent', async () => {
    const { email, employeeId } = await makeIndividual(app.db)
    const code = await codeFor(email)
    const tries = Array.from({ length: limits.codeTries }, () =>
      verifyLogin(visitor(app.ctx), { email, code: wrong(code) }),
    )
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
    await expect(verifyLogin(visitor(app.ctx), { email, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await sessionsOf(employeeId)).toHaveLength(0)
  })

  test('still works for its owner after wrong tries by strangers', async () => {
    const { email } = await makeIndividual(app.db)
    const [person, stranger] = [visitor(app.ctx), visitor(app.ctx)]
    const codes = [await codeFor(email, person), await codeFor(email, person)]
    for (let n = 0; n < 2 * limits.codeTries; n++)
      await expect(verifyLogin(stranger, { email, code: wrong(codes[0]!) })).rejects.toThrow()
    await expect(verifyLogin(stranger, { email, code: codes[0]! })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
    for (let n = 1; n < limits.codeTries; n++)
      await expect(verifyLogin(person, { email, code: wrong(codes[0]!) })).rejects.toThrow()
    expect(await verifyLogin(person, { email, code: codes[0]! })).toBeTruthy()
    expect([...person.jar.keys()]).toEqual([sessionCookie, browserCookie])
  })

  test('works at the fifth try', async () => {
    const { email } = await makeIndividual(app.db)
    const code = await codeFor(email)
    for (let n = 1; n < limits.codeTries; n++)
      await expect(verifyLogin(visitor(app.ctx), { email, code: wrong(code) })).rejects.toThrow()
    expect(await verifyLogin(visitor(app.ctx), { email, code })).toBeTruthy()
  })

  test('opens one session when it is entered several times concurrently', async () => {
    const { email, employeeId } = await makeIndividual(app.db)
    const code = await codeFor(email)
    const logins = await Promise.allSettled(
      [1, 2, 3, 4].map(() => verifyLogin(visitor(app.ctx), { email, code })),
    )
    expect(logins.filter((login) => login.status === 'fulfilled')).toHaveLength(1)
    expect(await sessionsOf(employeeId)).toHaveLength(1)
  })

  test('invalidates the codes sent before it', async () => {
    const { email } = await makeIndividual(app.db)
    const [first, second] = [await codeFor(email), await codeFor(email)]
    await verifyLogin(visitor(app.ctx), { email, code: second })
    await expect(verifyLogin(visitor(app.ctx), { email, code: first })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
  })
})

describe('sending codes', () => {
  test('is limited per address, also for concurrent requests, with a Retry-After', async () => {
    const { email } = await makeIndividual(app.db)
    const client = visitor(app.ctx)
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => codeFor(email, client)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusal = await codeFor(email, client).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'TOO_MANY', status: 429 })
    const { retryAfter } = refusal as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(600)
    expect(await codeFor(email, later(client, retryAfter * 1000 + 1000))).toMatch(eightCharacters)
    expect(await codeFor(freshEmail(), client)).toMatch(eightCharacters)
  })

  const sendEarlier = (email: string, codes: number, addressOf: (n: number) => string) =>
    app.db.insert(loginCodes).values(
      Array.from({ length: codes }, (_, n) => ({
        email,
        codeHash: '',
        address: addressOf(n),
        createdAt: new Date(Date.now() - minutes(20 + n)),
        expiresAt: new Date(),
      })),
    )

  test('has a daily limit', async () => {
    const email = freshEmail()
    const client = visitor(app.ctx)
    await sendEarlier(email, 20, () => client.address)
    await expect(codeFor(email, client)).rejects.toMatchObject({ code: 'TOO_MANY' })
    expect(await codeFor(email, later(client, minutes(24 * 60)))).toMatch(eightCharacters)
  })

  test('still reaches the owner of an address that a stranger floods, with one try per code', async () => {
    const { email } = await makeIndividual(app.db)
    const stranger = visitor(app.ctx)
    await sendEarlier(email, 20, () => stranger.address)
    await expect(codeFor(email, stranger)).rejects.toMatchObject({ code: 'TOO_MANY' })

    const [hasty, person] = [visitor(app.ctx), visitor(app.ctx)]
    const code = await codeFor(email, hasty)
    await expect(verifyLogin(hasty, { email, code: wrong(code) })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
    await expect(verifyLogin(hasty, { email, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await verifyLogin(person, { email, code: await codeFor(email, person) })).toBeTruthy()
    await codeFor(email, hasty)
    await expect(codeFor(email, hasty)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  test('is limited to two hundred per address and day for all clients together', async () => {
    const email = freshEmail()
    await sendEarlier(email, 200, (n) => `198.51.100.${n}`)
    await expect(codeFor(email)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  test('is limited per client across addresses', async () => {
    const client = visitor(app.ctx, { address: '203.0.113.7' })
    for (let n = 0; n < 60; n++) await codeFor(freshEmail(), client)
    await expect(codeFor(freshEmail(), client)).rejects.toMatchObject({ code: 'TOO_MANY' })
    expect(await codeFor(freshEmail(), visitor(app.ctx, { address: '203.0.113.8' }))).toBeTruthy()
  })
})
