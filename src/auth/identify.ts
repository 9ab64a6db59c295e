import type { Ctx, Viewer } from '../context.ts'
import { viewerFromKey, viewerFromToken } from './read.ts'

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

const keyOf = (authorization: string | undefined) => authorization?.match(/^Bearer (.+)$/i)?.[1]
