import { hashToken, newToken } from '../auth/secrets.ts'
import type { Cookies } from '../context.ts'

const cookie = 'parley_client'
/** As long as replies to idempotent calls are kept. */
const seconds = 24 * 60 * 60

/** Identifies a caller without a login by a cookie, which the first reply sets: many clients may share an address. */
export function anonymousClient(cookies: Cookies): string {
  const token = cookies.get(cookie) ?? newToken()
  cookies.set(cookie, token, seconds)
  return hashToken(token)
}
