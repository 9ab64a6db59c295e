import type { Ctx, Viewer } from '../context.ts'
import { viewerFromKey, viewerFromToken } from './read.ts'
import { hashToken } from './secrets.ts'

/** The credentials of a request. */
export interface Credentials {
  /** The session cookie's value. */
  readonly token: string | undefined
  /** The Authorization header. A key in it takes precedence over the cookie. */
  readonly authorization: string | undefined
}

/** The viewer of a session token or an API key; null when neither is valid. */
export async function identify(ctx: Ctx, { token, authorization }: Credentials): Promise<Viewer | null> {
  const key = keyOf(authorization)
  if (key) return await viewerFromKey(ctx.db, key, ctx.now())
  return token ? await viewerFromToken(ctx.db, token, ctx.now()) : null
}

/** The same for what only reads: whoever came in a moment ago is remembered. */
export async function identifyReader(ctx: Ctx, credentials: Credentials): Promise<Viewer | null> {
  const key = keyOf(credentials.authorization)
  const secret = key ?? credentials.token
  if (!secret) return null
  // A session's token is no key, and the other way round.
  const name = `${key ? 'key' : 'session'}:${hashToken(secret)}`
  return await ctx.recentViewers.find(name, ctx.now(), () => identify(ctx, credentials))
}

const keyOf = (authorization: string | undefined) => authorization?.match(/^Bearer (.+)$/i)?.[1]
