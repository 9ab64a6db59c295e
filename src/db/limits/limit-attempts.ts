import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { attempts } from '../tables/auth.ts'
import { limitRate } from './limit-rate.ts'

const day = 24 * 60

/** Per client address. Many people may share one. */
const rates = {
  registration: [
    { max: 60, minutes: 10 },
    { max: 600, minutes: day },
  ],
  support: [
    { max: 10, minutes: 10 },
    { max: 50, minutes: day },
  ],
} as const

/** Records an attempt of a client, whether or not it succeeds. @throws AppError TOO_MANY above a limit */
export async function limitAttempts(
  { db, address, now }: { readonly db: Db; readonly address: string; now(): Date },
  what: keyof typeof rates,
): Promise<void> {
  const { createdAt } = attempts
  const rows = { column: attempts.address, value: address, createdAt, among: eq(attempts.what, what) }
  await db.transaction(async (tx) => {
    await limitRate(tx, rows, rates[what], now())
    await tx.insert(attempts).values({ what, address, createdAt: now() })
  })
}
