import { and, desc, eq, gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/client.ts'
import { hold } from '../db/hold.ts'
import type { companyVerifications, loginCodes } from '../db/tables/auth.ts'
import { AppError } from '../shared/errors.ts'

const day = 24 * 60

/** How many codes may leave: five guesses each make this a bound on guessing as well as on mail. */
const perReceiver = [
  { most: 10, minutes: 10 },
  { most: 40, minutes: day },
] as const
const perClient = [
  { most: 60, minutes: 10 },
  { most: 600, minutes: day },
] as const

type Codes = typeof loginCodes | typeof companyVerifications

/**
 * Refuses a code too many for its receiver (an address, a company) or its client.
 * Counts and the insert that follows are one turn: whoever sends to the same receiver waits.
 */
export async function limitSending(
  tx: Tx,
  codes: Codes,
  sending: { receiver: { column: PgColumn; value: string }; address: string; now: Date },
): Promise<void> {
  const { receiver, address, now } = sending
  const counts = [
    { column: receiver.column, value: receiver.value, limits: perReceiver },
    { column: codes.address, value: address, limits: perClient },
  ]
  for (const { column, value, limits } of counts) {
    await hold(tx, `codes:${column.name}:${value}`)
    for (const { most, minutes } of limits) {
      const windowMs = minutes * 60_000
      const [last] = await tx
        .select({ at: codes.createdAt })
        .from(codes)
        .where(and(eq(column, value), gt(codes.createdAt, new Date(now.getTime() - windowMs))))
        .orderBy(desc(codes.createdAt))
        .offset(most - 1)
        .limit(1)
      if (last) {
        const retryAfter = Math.ceil((last.at.getTime() + windowMs - now.getTime()) / 1000)
        throw new AppError('TOO_MANY', undefined, { retryAfter })
      }
    }
  }
}
