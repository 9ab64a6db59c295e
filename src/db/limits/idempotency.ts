import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '../../shared/errors.ts'
import type { Db } from '../client.ts'
import { idempotencyKeys as keys } from '../tables/idempotency.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

export interface IdempotentRequest {
  readonly owner: string
  readonly key: string
  readonly requestHash: string
}

/** After this time without a reply, in seconds, a write's process counts as dead and the write may be repeated. */
const abandonedSeconds = 60

/**
 * Runs a write once per owner and idempotency key. The reply is stored for a day, and repeated calls get it with
 * `replayed`. A write that throws is not stored.
 * @throws AppError IDEMPOTENCY_MISMATCH if the key was used for another request, CONFLICT while the first call runs
 */
export async function runIdempotent(
  db: Db,
  { owner, key, requestHash }: IdempotentRequest,
  now: Date,
  write: () => Promise<Reply>,
): Promise<Reply & { replayed: boolean }> {
  const isThisKey = and(eq(keys.owner, owner), eq(keys.key, key))
  const [claimed] = await db
    .insert(keys)
    .values({ owner, key, requestHash, startedAt: now })
    .onConflictDoUpdate({
      target: [keys.owner, keys.key],
      set: { startedAt: now },
      setWhere: and(
        isNull(keys.status),
        eq(keys.requestHash, requestHash),
        lt(keys.startedAt, new Date(now.getTime() - abandonedSeconds * 1000)),
      ),
    })
    .returning({ key: keys.key })
  if (!claimed) {
    const [former] = await db.select().from(keys).where(isThisKey)
    if (former?.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    if (former.status === null) throw new AppError('CONFLICT', 'A request with this key is still at work.')
    return { status: former.status, body: former.reply, replayed: true }
  }
  try {
    const reply = await write()
    await db
      .update(keys)
      .set({ status: reply.status, reply: reply.body ?? null })
      .where(isThisKey)
    return { ...reply, replayed: false }
  } catch (error) {
    // A failed write may be retried with the same key.
    await db.delete(keys).where(isThisKey)
    throw error
  }
}

export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(keys).where(lt(keys.createdAt, sql`now() - interval '1 day'`))
}
