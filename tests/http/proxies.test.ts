import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loginCodes } from '../../src/db/tables/auth.ts'
import { freshEmail } from '../make/people.ts'
import { startApp } from '../setup/app.ts'

const addressBehind = async (env: Record<string, string>, forwarded: string) => {
  await using app = await startApp({ env })
  const email = freshEmail()
  await fetch(`${app.url}/api/send_verification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email }),
  })
  const [code] = await app.db.select().from(loginCodes).where(eq(loginCodes.email, email))
  return code?.address
}

test.each([
  ['0', '127.0.0.1'],
  ['1', '10.0.0.2'],
  ['2', '10.0.0.1'],
])(
  'behind %s proxies, the client address is the one the outermost of them reports',
  async (proxies, address) => {
    // The client itself added the first address.
    expect(await addressBehind({ TRUST_PROXY: proxies }, '6.6.6.6, 10.0.0.1, 10.0.0.2')).toBe(address)
  },
)

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])(
  'normalizes the client address %s: an IPv6 address to its /64, a mapped IPv4 address to IPv4',
  async (forwarded, address) => {
    expect(await addressBehind({ TRUST_PROXY: '1' }, forwarded)).toBe(address)
  },
)
