import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { logOut } from '../../src/auth/credentials/log-out.ts'
import { logOutEverywhere } from '../../src/auth/credentials/log-out-everywhere.ts'
import { revokeSession } from '../../src/auth/credentials/revoke-session.ts'
import { readSessions, viewerFromToken } from '../../src/auth/read.ts'
import { browserCookie, sessionCookie } from '../../src/auth/schema.ts'
import type { SignedIn } from '../../src/context.ts'
import { attempts, knownBrowsers, loginCodes } from '../../src/db/tables/auth.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { as, changeEmail, freshEmail, makeIndividual, type Person, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** What strangers who guess login codes can do to an account and its owner. */

const app = await forFile(startApp())

type Visitor = ReturnType<typeof visitor>

const wrong = { code: 'CCCCCCCC' }
const refused = { code: 'WRONG_CODE' }
const nextDay = (caller: Visitor): Visitor => ({
  ...caller,
  now: () => new Date(Date.now() + 24 * 60 * 60_000 + 1000),
})

async function codeFor(email: string, caller: Visitor): Promise<string> {
  const { code } = await sendLoginCode(caller, { email })
  if (!code) throw new Error('No code in the response')
  return code
}

async function logIn({ email }: Pick<Person, 'email'>, caller: Visitor): Promise<SignedIn> {
  await verifyLogin(caller, { email, code: await codeFor(email, caller) })
  const viewer = await viewerFromToken(app.db, caller.jar.get(sessionCookie)!, new Date())
  if (!viewer) throw new Error('No session')
  return { ...caller, viewer }
}

/** Has strangers enter as many wrong codes as they can, with twenty codes. */
async function guess(email: string): Promise<void> {
  for (let client = 0; client < 2; client++) {
    const stranger = visitor(app.ctx)
    for (let sent = 0; sent < 10; sent++) {
      await app.db.update(loginCodes).set({ usedAt: new Date() }).where(eq(loginCodes.email, email))
      await codeFor(email, stranger)
      for (let tried = 0; tried < limits.codeTries; tried++)
        await expect(verifyLogin(stranger, { email, ...wrong })).rejects.toMatchObject(refused)
    }
    // The limit for one client in ten minutes.
    await app.db
      .update(loginCodes)
      .set({ createdAt: new Date(Date.now() - 60 * 60_000) })
      .where(eq(loginCodes.email, email))
  }
}

const notices = (email: string) =>
  app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), like(mails.subject, 'Someone is guessing%')))

describe('a hundred wrong codes a day, across codes', () => {
  test('make the account’s codes longer for a day, and its owner gets one notice', async () => {
    const { email } = await makeIndividual(app.db)
    await guess(email)
    const owner = visitor(app.ctx)
    const code = await codeFor(email, owner)
    expect(code).toHaveLength(limits.longLoginCode)
    expect(await notices(email)).toHaveLength(1)
    expect((await notices(email))[0]?.body).toContain('12 characters instead of 8')
    await expect(verifyLogin(visitor(app.ctx), { email, ...wrong })).rejects.toMatchObject(refused)
    expect(await notices(email)).toHaveLength(1)
    expect(await verifyLogin(owner, { email, code: code.toLowerCase().toUpperCase() })).toBeTruthy()
    expect(await codeFor(email, nextDay(visitor(app.ctx)))).toHaveLength(limits.loginCode)
  }, 60_000)

  test('of one client make the codes longer that it asks for', async () => {
    const guesser = visitor(app.ctx)
    const failures = Array.from({ length: limits.loginFailures }, () => ({
      what: 'login-failure' as const,
      address: guesser.address,
      subject: freshEmail(),
    }))
    await app.db.insert(attempts).values(failures)
    expect(await codeFor(freshEmail(), guesser)).toHaveLength(limits.longLoginCode)
    expect(await codeFor(freshEmail(), visitor(app.ctx))).toHaveLength(limits.loginCode)
  })

  test('for an address without an account are answered alike, without a mail', async () => {
    const email = freshEmail()
    await guess(email)
    expect(await codeFor(email, visitor(app.ctx))).toHaveLength(limits.longLoginCode)
    expect(await notices(email)).toHaveLength(0)
  }, 60_000)

  test('don’t count when there is no code to guess', async () => {
    const { email } = await makeIndividual(app.db)
    await expect(verifyLogin(visitor(app.ctx), { email, ...wrong })).rejects.toMatchObject(refused)
    expect(await app.db.$count(attempts, eq(attempts.subject, email))).toBe(0)
  })
})

describe('a browser that logged in before', () => {
  /** Uses up everything that strangers can use up: the codes of the day, from many clients, and the tries of each. */
  async function flood(email: string): Promise<void> {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      email,
      codeHash: '',
      address: `198.51.100.${n}`,
      expiresAt: new Date(),
    }))
    await app.db.insert(loginCodes).values(rows)
    const stranger = visitor(app.ctx)
    for (let n = 0; n < limits.codeTries; n++)
      await expect(verifyLogin(stranger, { email, ...wrong })).rejects.toMatchObject(refused)
  }
  const isShutOut = (email: string, browser: Visitor) =>
    expect(codeFor(email, browser)).rejects.toMatchObject({ code: 'TOO_MANY' })
  /** The browser after it has lost its session. */
  const loggedOut = ({ jar }: Visitor) =>
    visitor(app.ctx, { jar: new Map([...jar].filter(([name]) => name === browserCookie)) })

  test('logs in while strangers use up the account’s codes and tries; a new browser doesn’t', async () => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    await logOut(await logIn(person, browser))
    await flood(person.email)
    await isShutOut(person.email, visitor(app.ctx))

    const again = loggedOut(browser)
    const code = await codeFor(person.email, again)
    const stranger = visitor(app.ctx)
    for (let n = 0; n < 2 * limits.codeTries; n++)
      await expect(verifyLogin(stranger, { email: person.email, ...wrong })).rejects.toMatchObject(refused)
    for (let n = 1; n < limits.codeTries; n++)
      await expect(verifyLogin(again, { email: person.email, ...wrong })).rejects.toMatchObject(refused)
    expect(await verifyLogin(again, { email: person.email, code })).toEqual({
      employeeId: person.employeeId,
    })
  })

  test('has limits of its own, and enters a code that another of the person’s devices asked for', async () => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    await logIn(person, browser)
    const phone = visitor(app.ctx)
    const code = await codeFor(person.email, phone)
    for (let n = 0; n < limits.codeTries; n++)
      await expect(verifyLogin(visitor(app.ctx), { email: person.email, ...wrong })).rejects.toMatchObject(
        refused,
      )
    expect(await verifyLogin(loggedOut(browser), { email: person.email, code })).toBeTruthy()

    const again = loggedOut(browser)
    for (let n = 0; n < 10; n++) await codeFor(person.email, again)
    await isShutOut(person.email, again)
  })

  test('knows this account alone', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const browser = visitor(app.ctx)
    await logIn(other, browser)
    await flood(person.email)
    await isShutOut(person.email, loggedOut(browser))
  })

  test.each<[string, (caller: SignedIn) => Promise<unknown>]>([
    ['logging out everywhere', logOutEverywhere],
    ['revoking its session', (caller) => revokeSession(caller, { id: caller.viewer.credentialId })],
  ])('is a stranger after %s', async (_, end) => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    await end(await logIn(person, browser))
    await flood(person.email)
    await isShutOut(person.email, loggedOut(browser))
  })

  test('is a stranger after a change of the login email', async () => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    const email = freshEmail()
    await changeEmail(await logIn(person, browser), email)
    expect(await app.db.$count(knownBrowsers, eq(knownBrowsers.employeeId, person.employeeId))).toBe(0)
    await flood(email)
    await isShutOut(email, loggedOut(browser))
  })

  test('is a stranger after a year', async () => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    await logIn(person, browser)
    await flood(person.email)
    await app.db.update(knownBrowsers).set({ expiresAt: new Date() })
    await isShutOut(person.email, loggedOut(browser))
  })

  test('can’t be made up, and the cookie’s value isn’t stored', async () => {
    const person = await makeIndividual(app.db)
    const browser = visitor(app.ctx)
    await logIn(person, browser)
    const rows = await app.db.select().from(knownBrowsers)
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(browser.jar.get(browserCookie))
    await flood(person.email)
    await isShutOut(person.email, visitor(app.ctx, { jar: new Map([[browserCookie, 'made-up']]) }))
  })
})

describe('logging out everywhere', () => {
  test('ends all of one’s own sessions, and nobody else’s', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const browsers = [visitor(app.ctx), visitor(app.ctx)]
    const [here, there] = [await logIn(person, browsers[0]!), await logIn(person, browsers[1]!)]
    const stranger = await logIn(other, visitor(app.ctx))
    await logOutEverywhere(here)
    expect(browsers[0]?.jar.size).toBe(0)
    expect(await readSessions(there)).toEqual([])
    expect(await readSessions(stranger)).toHaveLength(1)
  })

  test('is refused with a key', async () => {
    const person = await makeIndividual(app.db)
    const byKey = as(app.ctx, person, { credentialId: person.employeeId, credential: 'key', scope: 'write' })
    await expect(logOutEverywhere(byKey)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
