import type { Ctx, Viewer } from '../context.ts'
import { viewerFromKey, viewerFromToken } from './read.ts'

/** Who comes in, with a session's token or a key. A key goes before a cookie: a program that sends one means it. */
export async function identify(
  ctx: Ctx,
  token: string | undefined,
  authorization: string | undefined,
): Promise<Viewer | null> {
  const key = authorization?.match(/^Bearer (.+)$/i)?.[1]
  if (key) return await viewerFromKey(ctx.db, key, ctx.now())
  return token ? await viewerFromToken(ctx.db, token, ctx.now()) : null
}
