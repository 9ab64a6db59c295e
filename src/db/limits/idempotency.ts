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

/** After this long without an answer its process is taken for dead, in seconds. */
const abandonedSeconds = 60

/**
 * Does a named write once: the first call's reply is kept for a day and answered again, `replayed`.
 * @throws IDEMPOTENCY_MISMATCH for another request under the same key, CONFLICT while the first is at work
 */
export async function runIdempotent(
  db: Db,
  { owner, key, requestHash }: IdempotentRequest,
  now: Date,
  write: () => Promise<Reply>,
): Promise<Reply & { replayed: boolean }> {
  const mine = and(eq(keys.owner, owner), eq(keys.key, key))
  const [taken] = await db
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
  if (!taken) {
    const [former] = await db.select().from(keys).where(mine)
    if (former?.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    if (former.status === null) throw new AppError('CONFLICT', 'A request with this key is still at work.')
    return { status: former.status, body: former.reply, replayed: true }
  }
  try {
    const reply = await write()
    await db
      .update(keys)
      .set({ status: reply.status, reply: reply.body ?? null })
      .where(mine)
    return { ...reply, replayed: false }
  } catch (error) {
    // What failed may be tried again under the same key.
    await db.delete(keys).where(mine)
    throw error
  }
}

export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(keys).where(lt(keys.createdAt, sql`now() - interval '1 day'`))
}
