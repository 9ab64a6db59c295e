import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { leads } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'

/*
 * A lead's lock is a lease: it has an owner token and an expiry. One statement compares and sets it, so exactly one
 * of several concurrent calls succeeds. An expired lock counts as free everywhere. Each change of the lock emits its
 * live event in the same transaction.
 */

const leaseMs = 120_000
/** A lease with less time left is renewed. */
const renewBelowMs = (leaseMs * 2) / 3

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs)

/** Takes the lock for a side. Returns its token. @throws LEAD_LOCKED while the lock is held */
export async function takeLock(tx: Tx, leadId: string, side: Side, now: Date): Promise<string> {
  const token = randomUUID()
  const [lead] = await tx
    .update(leads)
    .set({
      lockSide: side,
      lockToken: token,
      lockUntil: leaseEnd(now),
      lockLapses: 0,
      turnFailedSide: null,
    })
    .where(and(eq(leads.id, leadId), or(isNull(leads.lockUntil), lt(leads.lockUntil, now))))
    .returning()
  if (!lead) throw new AppError('LEAD_LOCKED')
  emitLock(tx, lead, true)
  return token
}

/**
 * Renews an expired lock under a new token, so that a worker with the old one can't write its result. Returns the new token.
 * @throws LEAD_LOCKED unless the lock has expired
 */
export async function retakeLock(tx: Tx, leadId: string, now: Date): Promise<string> {
  const token = randomUUID()
  const [lead] = await tx
    .update(leads)
    .set({ lockToken: token, lockUntil: leaseEnd(now), lockLapses: sql`${leads.lockLapses} + 1` })
    .where(and(eq(leads.id, leadId), lt(leads.lockUntil, now)))
    .returning()
  if (!lead) throw new AppError('LEAD_LOCKED')
  emitLock(tx, lead, true)
  return token
}

/** Renews the lease of a turn that still waits to be run. */
export async function extendLock(tx: Tx, leadId: string, now: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ lockUntil: leaseEnd(now) })
    .where(eq(leads.id, leadId))
}

/** Releases the lock if the token still holds it. Returns whether it did. */
export async function releaseLock(tx: Tx, leadId: string, token: string): Promise<boolean> {
  const [lead] = await tx
    .update(leads)
    .set({ lockSide: null, lockToken: null, lockUntil: null, lockLapses: 0 })
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
    .returning()
  if (lead) emitLock(tx, lead, false)
  return lead !== undefined
}

/** Whether the token still holds the lock: the turn wasn't stopped and no other turn has taken the lock. */
export async function holdsLock(db: Reader, leadId: string, token: string): Promise<boolean> {
  return (await expiryOf(db, leadId, token)) !== null
}

async function expiryOf(db: Reader, leadId: string, token: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: leads.lockUntil })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
  return row?.until ?? null
}

/** Renews the lease once a third of it has passed. Returns false when the token no longer holds the lock. */
export async function renewLock(
  ctx: Pick<Ctx, 'db' | 'now'>,
  leadId: string,
  token: string,
): Promise<boolean> {
  const until = await expiryOf(ctx.db, leadId, token)
  if (!until) return false
  const now = ctx.now()
  if (until.getTime() - now.getTime() > renewBelowMs) return true
  const renewed = await ctx.db
    .update(leads)
    .set({ lockUntil: leaseEnd(now) })
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
    .returning({ id: leads.id })
  return renewed.length > 0
}

type LeadRow = typeof leads.$inferSelect

const emitLock = (tx: Tx, lead: LeadRow, locked: boolean) =>
  emit(tx, leadRooms(lead), 'conversation_lock_status', { conversation_id: lead.id, locked })
