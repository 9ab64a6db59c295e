import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { apiKeys } from '../../db/tables/auth.ts'
import { AppError } from '../../shared/errors.ts'
import { keyRefusal } from '../policy.ts'

/** Revokes one of the viewer's own keys, effective immediately. */
export async function revokeApiKey(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const refusal = keyRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  await ctx.db.transaction(async (tx) => {
    const revoked = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now() })
      .where(
        and(eq(apiKeys.id, id), eq(apiKeys.employeeId, ctx.viewer.employeeId), isNull(apiKeys.revokedAt)),
      )
      .returning({ id: apiKeys.id })
    if (revoked.length === 0) throw new AppError('NOT_FOUND')
    await emitRevoked(tx, id)
  })
  return { id }
}
