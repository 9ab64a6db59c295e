import { count } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { holdAdvisoryLock } from '../../db/sql/advisory-lock.ts'
import { apiKeys } from '../../db/tables/auth.ts'
import { AppError } from '../../shared/errors.ts'
import { keyRefusal } from '../policy.ts'
import { isUsableKeyOf } from '../read.ts'
import { type createKeySchema, keyPrefix } from '../schema.ts'
import { hashToken, newToken } from '../secrets.ts'

const maxKeys = 50
const dayMs = 24 * 60 * 60 * 1000

/**
 * Creates an API key. The key itself appears in this response only; the database stores its hash.
 * @throws AppError FORBIDDEN when called with a key, CONFLICT at the limit of usable keys
 */
export async function createApiKey(
  ctx: SignedIn,
  { name, scope, expiresInDays }: z.output<typeof createKeySchema>,
): Promise<{ id: string; key: string }> {
  const refusal = keyRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  const { employeeId } = ctx.viewer
  const now = ctx.now()
  const id = v7()
  const key = `${keyPrefix}${newToken()}`
  await ctx.db.transaction(async (tx) => {
    await holdAdvisoryLock(tx, `keys:${employeeId}`)
    const [usable] = await tx.select({ keys: count() }).from(apiKeys).where(isUsableKeyOf(employeeId, now))
    if (usable && usable.keys >= maxKeys)
      throw new AppError('CONFLICT', `You have ${maxKeys} keys. Please revoke one first.`)
    await tx.insert(apiKeys).values({
      id,
      employeeId,
      name,
      scope,
      prefix: key.slice(0, keyPrefix.length + 6),
      tokenHash: hashToken(key),
      createdAt: now,
      expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
    })
  })
  return { id, key }
}
