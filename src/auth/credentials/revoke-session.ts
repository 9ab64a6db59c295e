import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { knownBrowsers, sessions } from '../../db/tables/auth.ts'
import { AppError } from '../../shared/errors.ts'
import { keyRefusal } from '../policy.ts'
import { sessionCookie } from '../schema.ts'

/** Ends one of the viewer's own sessions, which may be the current one, and forgets its browser. */
export async function revokeSession(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const refusal = keyRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  await ctx.db.transaction(async (tx) => {
    const [session] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.employeeId, ctx.viewer.employeeId)))
      .returning({ browserHash: sessions.browserHash })
    if (!session) throw new AppError('NOT_FOUND')
    await tx
      .delete(knownBrowsers)
      .where(
        and(
          eq(knownBrowsers.employeeId, ctx.viewer.employeeId),
          eq(knownBrowsers.tokenHash, session.browserHash),
        ),
      )
    await emitRevoked(tx, id)
  })
  if (id === ctx.viewer.credentialId) ctx.cookies.clear(sessionCookie)
  return { id }
}
