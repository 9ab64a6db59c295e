import { and, desc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../shared/errors.ts'
import type { Tx } from '../client.ts'
import { holdAdvisoryLock } from '../sql/advisory-lock.ts'

/** At most `max` rows within `minutes`. */
interface Rate {
  readonly max: number
  readonly minutes: number
}

/**
 * Checks that another row with `value` in `column` may be inserted; `among` restricts the rows that count. An advisory
 * lock on the value is held until the transaction ends, so no concurrent insert can exceed the rate.
 * @throws AppError TOO_MANY with `retryAfter`, and with `message` instead of the usual one
 */
export async function limitRate(
  tx: Tx,
  rows: { column: PgColumn; value: string; createdAt: PgColumn; among?: SQL; message?: string | undefined },
  rates: readonly Rate[],
  now: Date,
): Promise<void> {
  const { column, value, createdAt, among, message } = rows
  await holdAdvisoryLock(tx, `rate:${getTableName(column.table)}.${column.name}:${value}`)
  for (const { max, minutes } of rates) {
    const windowMs = minutes * 60_000
    // The row whose expiry makes room for another one.
    const [oldest] = await tx
      .select({ at: sql`${createdAt}`.mapWith((at: string) => new Date(at)) })
      .from(column.table)
      .where(and(eq(column, value), among, gt(createdAt, new Date(now.getTime() - windowMs))))
      .orderBy(desc(createdAt))
      .offset(max - 1)
      .limit(1)
    if (!oldest) continue
    const retryAfter = Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000)
    throw new AppError('TOO_MANY', message, { retryAfter })
  }
}
