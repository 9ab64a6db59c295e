import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Visit } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { limitRate } from '../db/limit-rate.ts'
import type { companyVerifications, loginCodes } from '../db/tables/auth.ts'

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

/** Refuses a code too many for its receiver (an address, a company) or its client. */
export async function limitSending(
  tx: Tx,
  ctx: Visit,
  codes: typeof loginCodes | typeof companyVerifications,
  receiver: { column: PgColumn; value: string },
): Promise<void> {
  const { createdAt } = codes
  await limitRate(tx, { ...receiver, createdAt }, perReceiver, ctx.now())
  await limitRate(tx, { column: codes.address, value: ctx.address, createdAt }, perClient, ctx.now())
}
