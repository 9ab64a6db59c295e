import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { attempts } from '../tables/auth.ts'
import { limitRate } from './limit-rate.ts'

const day = 24 * 60

/** For each client's address, where many may sit behind one. */
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

/** Counts an attempt, whatever comes of it, and refuses one too many from its client. */
export async function limitAttempts(
  { db, address, now }: { readonly db: Db; readonly address: string; now(): Date },
  what: keyof typeof rates,
): Promise<void> {
  const { createdAt } = attempts
  const mine = { column: attempts.address, value: address, createdAt, among: eq(attempts.what, what) }
  await db.transaction(async (tx) => {
    await limitRate(tx, mine, rates[what], now())
    await tx.insert(attempts).values({ what, address, createdAt: now() })
  })
}
