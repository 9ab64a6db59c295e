import { and, count, eq, gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { limitRate } from '../../db/limits/limit-rate.ts'
import type { companyVerifications, loginCodes } from '../../db/tables/auth.ts'
import { addDays } from '../../shared/dates.ts'
import { limits } from '../../shared/limits.ts'

const day = 24 * 60

/**
 * How many codes may be sent: with the tries of each, this bounds guessing as well as mail. Each client is counted
 * by itself for each receiver, so that nobody can use up the codes of others by asking in their name.
 */
const perClientAndReceiver = [
  { max: 10, minutes: 10 },
  { max: 20, minutes: day },
] as const
const perClient = [
  { max: 60, minutes: 10 },
  { max: 600, minutes: day },
] as const
/** Against many clients together; far above what people need. */
const perReceiver = [{ max: 200, minutes: day }] as const

/** After so many codes in a day somebody may be guessing: then a client gets few more, and each is good for one try. */
const suspicious = 20
const perClientThen = [{ max: 2, minutes: day }] as const

/** Refuses a code over the limits of its receiver (an address, a company) or client; answers how many tries it gets. */
export async function limitSending(
  tx: Tx,
  { address, now }: RequestCtx,
  codes: typeof loginCodes | typeof companyVerifications,
  receiver: { column: PgColumn; value: string },
): Promise<number> {
  const { createdAt } = codes
  await limitRate(tx, { ...receiver, createdAt }, perReceiver, now())
  const [sent] = await tx
    .select({ today: count() })
    .from(codes)
    .where(and(eq(receiver.column, receiver.value), gt(createdAt, addDays(now(), -1))))
  const isCrowded = (sent?.today ?? 0) >= suspicious
  const ofClient = { ...receiver, createdAt, among: eq(codes.address, address) }
  await limitRate(tx, ofClient, isCrowded ? perClientThen : perClientAndReceiver, now())
  await limitRate(tx, { column: codes.address, value: address, createdAt }, perClient, now())
  return isCrowded ? 1 : limits.codeTries
}
