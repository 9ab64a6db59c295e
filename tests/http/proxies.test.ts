import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loginCodes } from '../../src/db/tables/auth.ts'
import { freshEmail } from '../make/people.ts'
import { startApp } from '../setup/app.ts'

test.each([
  ['0', '127.0.0.1'],
  ['1', '10.0.0.2'],
  ['2', '10.0.0.1'],
])('behind %s proxies the client address is what the furthest of them says', async (proxies, address) => {
  await using app = await startApp({ env: { TRUST_PROXY: proxies } })
  const email = freshEmail()
  await fetch(`${app.url}/api/send_verification`, {
    method: 'POST',
    // The first was written by the client itself.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 10.0.0.2' },
    body: JSON.stringify({ email }),
  })
  const [code] = await app.db.select().from(loginCodes).where(eq(loginCodes.email, email))
  expect(code?.address).toBe(address)
})
