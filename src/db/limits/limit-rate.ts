import { and, desc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../shared/errors.ts'
import type { Tx } from '../client.ts'
import { holdAdvisoryLock } from '../sql/advisory-lock.ts'

/** At most so many rows in so many minutes. */
interface Rate {
  readonly max: number
  readonly minutes: number
}

/**
 * Refuses another row with `value` in `column` (of those that `among` picks, where given) when a rate is full.
 * Holds the value until the transaction ends, so that nobody else inserts between this count and the caller's insert.
 */
export async function limitRate(
  tx: Tx,
  rows: { column: PgColumn; value: string; createdAt: PgColumn; among?: SQL },
  rates: readonly Rate[],
  now: Date,
): Promise<void> {
  const { column, value, createdAt, among } = rows
  await holdAdvisoryLock(tx, `rate:${getTableName(column.table)}.${column.name}:${value}`)
  for (const { max, minutes } of rates) {
    const windowMs = minutes * 60_000
    const [last] = await tx
      .select({ at: sql`${createdAt}`.mapWith((at: string) => new Date(at)) })
      .from(column.table)
      .where(and(eq(column, value), among, gt(createdAt, new Date(now.getTime() - windowMs))))
      .orderBy(desc(createdAt))
      .offset(max - 1)
      .limit(1)
    if (!last) continue
    const retryAfter = Math.ceil((last.at.getTime() + windowMs - now.getTime()) / 1000)
    throw new AppError('TOO_MANY', undefined, { retryAfter })
  }
}
