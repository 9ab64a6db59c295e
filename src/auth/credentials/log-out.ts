import { eq } from 'drizzle-orm'
import type { RequestCtx } from '../../context.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { sessions } from '../../db/tables/auth.ts'
import { sessionCookie } from '../schema.ts'

/** Ends this browser's session. Without a session it does nothing; an API key can't log out. */
export async function logOut(ctx: RequestCtx): Promise<{ loggedOut: boolean }> {
  const { viewer } = ctx
  if (viewer?.credential === 'key') return { loggedOut: false }
  if (viewer) {
    await ctx.db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.id, viewer.credentialId))
      await emitRevoked(tx, viewer.credentialId)
    })
  }
  ctx.cookies.clear(sessionCookie)
  return { loggedOut: viewer !== null }
}
