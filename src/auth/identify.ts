import type { Ctx, Viewer } from '../context.ts'
import { viewerFromKey, viewerFromToken } from './read.ts'
import { hashToken } from './secrets.ts'

/** What a request says of who it is. */
export interface Credentials {
  /** The session's cookie. */
  readonly token: string | undefined
  /** The Authorization header. A key in it goes before the cookie: a program that sends one means it. */
  readonly authorization: string | undefined
}

/** Who comes in, with a session's token or a key. */
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
