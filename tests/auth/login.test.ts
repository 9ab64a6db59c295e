import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { viewerFromToken } from '../../src/auth/read.ts'
import { sessionCookie } from '../../src/auth/schema.ts'
import type { RequestCtx } from '../../src/context.ts'
import { loginCodes, sessions } from '../../src/db/tables/auth.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { as, freshEmail, makeIndividual, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const minutes = (count: number) => count * 60_000
/** The same visit, later. */
const later = <V extends RequestCtx>(visit: V, ms: number): V => ({
  ...visit,
  now: () => new Date(Date.now() + ms),
})

/** Another code than the one that was sent. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const mailsTo = (email: string) => app.db.select().from(mails).where(eq(mails.recipient, email))
const sessionsOf = (employeeId: string) =>
  app.db.select().from(sessions).where(eq(sessions.employeeId, employeeId))

async function codeFor(email: string, visit: RequestCtx = visitor(app.ctx)): Promise<string> {
  const { code } = await sendLoginCode(visit, { email })
  if (!code) throw new Error('No code in the answer')
  return code
}

describe('logging in', () => {
  test('a code is mailed, and opens a session whose cookie says who one is', async () => {
    const person = await makeIndividual(app.db)
    const visit = visitor(app.ctx)
    const code = await codeFor(person.email)
    expect(code).toMatch(/^\d{6}$/)
    const [mail] = await mailsTo(person.email)
    expect(mail?.subject).toContain(code)
    expect(mail?.body).toContain(code)

    expect(await verifyLogin(visit, { email: person.email, code })).toEqual({ employeeId: person.employeeId })
    const token = visit.jar.get(sessionCookie)!
    const viewer = await viewerFromToken(app.db, token, new Date())
    expect(viewer).toMatchObject({ employeeId: person.employeeId, credential: 'session', scope: 'write' })
  })

  test('neither code nor token is kept as it is', async () => {
    const person = await makeIndividual(app.db)
    const visit = visitor(app.ctx)
    const code = await codeFor(person.email)
    await verifyLogin(visit, { email: person.email, code })
    const [row] = await app.db.select().from(loginCodes).where(eq(loginCodes.email, person.email))
    const [session] = await sessionsOf(person.employeeId)
    expect(Object.values(row!)).not.toContain(code)
    expect(Object.values(session!)).not.toContain(visit.jar.get(sessionCookie))
  })

  test('logging in again ends the earlier session of the same browser', async () => {
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

  test('logging out ends the session and forgets the cookie', async () => {
    const person = await makeIndividual(app.db)
    const { id, token } = await makeSession(app.ctx, person)
    const visit = as(app.ctx, person, { credentialId: id, credential: 'session', scope: 'write' })
    visit.jar.set(sessionCookie, token)
    await logOut(visit)
    expect(visit.jar.has(sessionCookie)).toBe(false)
    expect(await viewerFromToken(app.db, token, new Date())).toBeNull()
    expect(await logOut(visitor(app.ctx))).toEqual({ loggedOut: false })
  })
})

describe('an unknown address', () => {
  test('is answered like a known one, and gets no mail', async () => {
    const [known, unknown] = [(await makeIndividual(app.db)).email, freshEmail()]
    const answers = [await sendLoginCode(visitor(app.ctx), { email: known })]
    answers.push(await sendLoginCode(visitor(app.ctx), { email: unknown }))
    for (const answer of answers) expect(answer).toEqual({ code: expect.stringMatching(/^\d{6}$/) })
    expect(await mailsTo(known)).toHaveLength(1)
    expect(await mailsTo(unknown)).toHaveLength(0)
    await app.drain()
  })

  test('logs nobody in with the code it was shown', async () => {
    const email = freshEmail()
    const code = await codeFor(email)
    const visit = visitor(app.ctx)
    await expect(verifyLogin(visit, { email, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(visit.jar.size).toBe(0)
  })

  test('is limited like a known one', async () => {
    const email = freshEmail()
    const client = visitor(app.ctx)
    for (let n = 0; n < 10; n++) await codeFor(email, client)
    await expect(codeFor(email, client)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('the code in the answer', () => {
  test.each([
    ['where mail really leaves', { mail: { kind: 'smtp', url: 'smtp://127.0.0.1:1' } } as const],
    ['in production', { production: true } as const],
  ])('is not there %s', async (_, settings) => {
    const visit = visitor({ ...app.ctx, config: { ...app.config, ...settings } })
    expect(await sendLoginCode(visit, { email: (await makeIndividual(app.db)).email })).toEqual({})
    expect(await sendLoginCode(visit, { email: freshEmail() })).toEqual({})
  })
})

describe('a code', () => {
  test('is refused when it is wrong, or another address’s', async () => {
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

  test('works as long as it lives, and no longer', async () => {
    const { email } = await makeIndividual(app.db)
    const codes = [await codeFor(email), await codeFor(email)]
    const tooLate = later(visitor(app.ctx), minutes(limits.codeMinutes) + 1000)
    await expect(verifyLogin(tooLate, { email, code: codes[1]! })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
    const justInTime = later(visitor(app.ctx), minutes(limits.codeMinutes) - 5000)
    expect(await verifyLogin(justInTime, { email, code: codes[0]! })).toBeTruthy()
  })

  test('counts five tries, also when they come at once', async () => {
    const { email, employeeId } = await makeIndividual(app.db)
    const code = await codeFor(email)
    const tries = Array.from({ length: limits.codeTries }, () =>
      verifyLogin(visitor(app.ctx), { email, code: wrong(code) }),
    )
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
    await expect(verifyLogin(visitor(app.ctx), { email, code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await sessionsOf(employeeId)).toHaveLength(0)
  })

  test('is no less the person’s for the wrong tries of strangers', async () => {
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
    expect([...person.jar.keys()]).toEqual([sessionCookie])
  })

  test('still opens at the fifth try', async () => {
    const { email } = await makeIndividual(app.db)
    const code = await codeFor(email)
    for (let n = 1; n < limits.codeTries; n++)
      await expect(verifyLogin(visitor(app.ctx), { email, code: wrong(code) })).rejects.toThrow()
    expect(await verifyLogin(visitor(app.ctx), { email, code })).toBeTruthy()
  })

  test('opens one session when it comes several times at once', async () => {
    const { email, employeeId } = await makeIndividual(app.db)
    const code = await codeFor(email)
    const logins = await Promise.allSettled(
      [1, 2, 3, 4].map(() => verifyLogin(visitor(app.ctx), { email, code })),
    )
    expect(logins.filter((login) => login.status === 'fulfilled')).toHaveLength(1)
    expect(await sessionsOf(employeeId)).toHaveLength(1)
  })

  test('uses up those sent before it', async () => {
    const { email } = await makeIndividual(app.db)
    const [first, second] = [await codeFor(email), await codeFor(email)]
    await verifyLogin(visitor(app.ctx), { email, code: second })
    await expect(verifyLogin(visitor(app.ctx), { email, code: first })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
  })
})

describe('sending', () => {
  test('is limited for an address, also when many ask at once, and says when to come back', async () => {
    const { email } = await makeIndividual(app.db)
    const client = visitor(app.ctx)
    const asked = await Promise.allSettled(Array.from({ length: 14 }, () => codeFor(email, client)))
    expect(asked.filter((ask) => ask.status === 'fulfilled')).toHaveLength(10)
    const refusal = await codeFor(email, client).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'TOO_MANY', status: 429 })
    const { retryAfter } = refusal as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(600)
    expect(await codeFor(email, later(client, retryAfter * 1000 + 1000))).toMatch(/^\d{6}$/)
    expect(await codeFor(freshEmail(), client)).toMatch(/^\d{6}$/)
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

  test('is limited for a day', async () => {
    const email = freshEmail()
    const client = visitor(app.ctx)
    await sendEarlier(email, 20, () => client.address)
    await expect(codeFor(email, client)).rejects.toMatchObject({ code: 'TOO_MANY' })
    expect(await codeFor(email, later(client, minutes(24 * 60)))).toMatch(/^\d{6}$/)
  })

  test('to an address that a stranger asks for without end still reaches its person, for one try', async () => {
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

  test('ends for a day at two hundred for an address, from however many clients', async () => {
    const email = freshEmail()
    await sendEarlier(email, 200, (n) => `198.51.100.${n}`)
    await expect(codeFor(email)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  test('is limited for a client, whatever addresses it names', async () => {
    const client = visitor(app.ctx, { address: '203.0.113.7' })
    for (let n = 0; n < 60; n++) await codeFor(freshEmail(), client)
    await expect(codeFor(freshEmail(), client)).rejects.toMatchObject({ code: 'TOO_MANY' })
    expect(await codeFor(freshEmail(), visitor(app.ctx, { address: '203.0.113.8' }))).toBeTruthy()
  })
})
