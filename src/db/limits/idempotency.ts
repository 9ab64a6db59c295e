import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { addSeconds } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import type { Db, Reader } from '../client.ts'
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

/** After this time without a sign of life, in seconds, a write's process counts as dead and the write may be repeated. */
const abandonedSeconds = 60
const signOfLifeSeconds = 15

/**
 * Runs a write once per owner and idempotency key. The reply is stored for a day, and repeated calls get it with
 * `replayed`. A write that throws is not stored. A write whose transaction has committed isn't repeated, even if its process
 * dies before the reply is stored. A write that was taken for dead and repeated can't commit any more.
 * @param write makes its changes in transactions of the `db` that it gets
 * @throws AppError IDEMPOTENCY_MISMATCH if the key was used for another request; CONFLICT while the first call runs, if its
 * reply is lost, and if another call has taken this one's key over
 */
export async function runIdempotent(
  { db, now, log }: { readonly db: Db; readonly log: Logger; now(): Date },
  { owner, key, requestHash }: IdempotentRequest,
  write: (db: Db) => Promise<Reply>,
): Promise<Reply & { replayed: boolean }> {
  const isThisKey = and(eq(keys.owner, owner), eq(keys.key, key))
  const claim = randomUUID()
  const [claimed] = await db
    .insert(keys)
    .values({ owner, key, requestHash, claim, startedAt: now() })
    .onConflictDoUpdate({
      target: [keys.owner, keys.key],
      set: { claim, startedAt: now(), createdAt: sql`now()` },
      setWhere: and(
        isNull(keys.status),
        isNull(keys.committedAt),
        eq(keys.requestHash, requestHash),
        lt(keys.startedAt, addSeconds(now(), -abandonedSeconds)),
      ),
    })
    .returning({ key: keys.key })
  if (!claimed) {
    const [former] = await db.select().from(keys).where(isThisKey)
    if (former?.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    if (former.status !== null) return { status: former.status, body: former.reply, replayed: true }
    const isAtWork = former.startedAt >= addSeconds(now(), -abandonedSeconds)
    throw new AppError('CONFLICT', isAtWork ? 'A request with this key is still at work.' : replyLost)
  }
  const isThisClaim = and(isThisKey, eq(keys.claim, claim))
  const signs = setInterval(() => {
    const renewed = db.update(keys).set({ startedAt: now() }).where(isThisClaim)
    renewed.catch((error: unknown) => log.warn({ err: error }, 'idempotency key not renewed'))
  }, signOfLifeSeconds * 1000)
  try {
    const reply = await write(committing(db, { committedAt: now(), isThisClaim }))
    const stored = db.update(keys).set({ status: reply.status, reply: reply.body ?? null })
    // The write is done whether or not its reply can be stored.
    await stored
      .where(isThisClaim)
      .catch((error: unknown) => log.error({ err: error }, 'reply of an idempotent write not stored'))
    return { ...reply, replayed: false }
  } catch (error) {
    // A refused write may be retried with the same key. After any other error its transaction may have committed.
    await db.delete(keys).where(and(isThisClaim, isRefusal(error) ? undefined : isNull(keys.committedAt)))
    throw error
  } finally {
    clearInterval(signs)
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError || error instanceof ZodError || (error instanceof Error && isRefusal(error.cause))

const replyLost =
  'A request with this key may have been carried out, but its reply is lost. Please check before you repeat it with another key.'

const takenOver =
  'This request took so long that another one with its key has taken its place. It has changed nothing.'

/** The same database. Its transactions record in the key's row that they have committed, and fail once the claim is lost. */
function committing(
  db: Db,
  { committedAt, isThisClaim }: { committedAt: Date; isThisClaim: SQL | undefined },
): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx)
      const held = await tx.update(keys).set({ committedAt }).where(isThisClaim).returning({ key: keys.key })
      if (held.length === 0) throw new AppError('CONFLICT', takenOver)
      return result
    }, config)
  const wrapped = Object.create(db, { transaction: { value: transaction } }) as Db
  unwrapped.set(wrapped, db)
  return wrapped
}

const unwrapped = new WeakMap<object, Db>()

/** The database for what an idempotent write stores whether or not it succeeds: its commit isn't the write's. */
export const aside = (db: Reader): Reader => unwrapped.get(db) ?? db

export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(keys).where(lt(keys.createdAt, sql`now() - interval '1 day'`))
}
