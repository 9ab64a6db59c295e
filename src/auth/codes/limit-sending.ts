import { and, count, eq, gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { limitRate } from '../../db/limits/limit-rate.ts'
import { type companyVerifications, loginCodes } from '../../db/tables/auth.ts'
import { addDays } from '../../shared/dates.ts'
import { limits } from '../../shared/limits.ts'

const day = 24 * 60

/**
 * Sending limits. Together with the tries per code they bound guessing as well as mail. Each pair of client and
 * receiver has its own count, so that a stranger who requests codes for an address can't block its owner.
 */
const perClientAndReceiver = [
  { max: 10, minutes: 10 },
  { max: 20, minutes: day },
] as const
const perClient = [
  { max: 60, minutes: 10 },
  { max: 600, minutes: day },
] as const
/** Bounds requests from many clients for one receiver; far above normal use. */
const perReceiver = [{ max: 200, minutes: day }] as const

/**
 * This many codes per receiver and day suggest that someone is guessing. Each client then gets only a few more codes,
 * with one try each.
 */
const crowdedFrom = 20
const perClientWhenCrowded = [{ max: 2, minutes: day }] as const

/**
 * Enforces the limits of a browser that logged in to the account before. Only its own codes count.
 * @returns how many tries the new code allows
 * @throws AppError TOO_MANY
 */
export async function limitKnownBrowser(
  tx: Tx,
  { now }: RequestCtx,
  { browserHash, email }: { browserHash: string; email: string },
): Promise<number> {
  const { createdAt } = loginCodes
  const rows = { column: loginCodes.browserHash, value: browserHash, createdAt }
  await limitRate(tx, { ...rows, among: eq(loginCodes.email, email) }, perClientAndReceiver, now())
  return limits.codeTries
}

/**
 * Enforces the limits of the receiver (an address or a company) and of the client.
 * @returns how many tries the new code allows
 * @throws AppError TOO_MANY
 */
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
  const isCrowded = (sent?.today ?? 0) >= crowdedFrom
  const ofClient = { ...receiver, createdAt, among: eq(codes.address, address) }
  await limitRate(tx, ofClient, isCrowded ? perClientWhenCrowded : perClientAndReceiver, now())
  await limitRate(tx, { column: codes.address, value: address, createdAt }, perClient, now())
  return isCrowded ? 1 : limits.codeTries
}
