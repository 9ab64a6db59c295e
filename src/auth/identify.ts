import type { Ctx, Viewer } from '../context.ts'
import { viewerFromKey, viewerFromToken } from './read.ts'

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

const keyOf = (authorization: string | undefined) => authorization?.match(/^Bearer (.+)$/i)?.[1]
