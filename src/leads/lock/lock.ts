import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { leads } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import type { Side } from '../../shared/sides.ts'
import { leadRooms } from '../own-lead.ts'
import { withdrawUnspoken } from '../rounds/rounds.ts'

/**
 * The lock is a lease (design 2): who holds it, by which token, until when. One statement compares and
 * sets it, so of many at once one wins; one whose time is over counts as free everywhere.
 */

const leaseSeconds = 120
/** How often a long turn looks whether the lease is still its own, in milliseconds. */
const watchMs = 2_000

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/** Takes the lock for a side. @throws LEAD_LOCKED while somebody holds it */
export async function takeLock(tx: Tx, leadId: string, side: Side, now: Date): Promise<string> {
  const token = randomUUID()
  const [lead] = await tx
    .update(leads)
    .set({ lockSide: side, lockToken: token, lockUntil: leaseEnd(now), lockLapses: 0 })
    .where(and(eq(leads.id, leadId), or(isNull(leads.lockUntil), lt(leads.lockUntil, now))))
    .returning()
  if (!lead) throw new AppError('LEAD_LOCKED')
  // A turn whose lease ran out may have left a round in which nobody spoke.
  await withdrawUnspoken(tx, leadId)
  ring(tx, lead, true)
  return token
}

/** Gives a lapsed turn another lease under a new token: who still works under the old one drops what it makes. */
export async function retakeLock(tx: Tx, leadId: string, now: Date): Promise<string> {
  const token = randomUUID()
  const [lead] = await tx
    .update(leads)
    .set({ lockToken: token, lockUntil: leaseEnd(now), lockLapses: sql`${leads.lockLapses} + 1` })
    .where(and(eq(leads.id, leadId), lt(leads.lockUntil, now)))
    .returning()
  if (!lead) throw new AppError('LEAD_LOCKED')
  ring(tx, lead, true)
  return token
}

/** Gives the lock back; false when it was no longer this token's. */
export async function releaseLock(tx: Tx, leadId: string, token: string): Promise<boolean> {
  const [lead] = await tx
    .update(leads)
    .set({ lockSide: null, lockToken: null, lockUntil: null, lockLapses: 0 })
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
    .returning()
  if (lead) ring(tx, lead, false)
  return lead !== undefined
}

/** Whether the lock is still this token's: nobody has stopped, ended or overtaken the turn. */
export async function holdsLock(db: Reader, leadId: string, token: string): Promise<boolean> {
  return (await heldUntil(db, leadId, token)) !== null
}

async function heldUntil(db: Reader, leadId: string, token: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: leads.lockUntil })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
  return row?.until ?? null
}

/** Gives the lease its full time again once a third of it is gone; false when it is no longer this token's. */
export async function renewLock(
  ctx: Pick<Ctx, 'db' | 'now'>,
  leadId: string,
  token: string,
): Promise<boolean> {
  const until = await heldUntil(ctx.db, leadId, token)
  if (!until) return false
  const now = ctx.now()
  if (until.getTime() - now.getTime() > (leaseSeconds * 2000) / 3) return true
  const renewed = await ctx.db
    .update(leads)
    .set({ lockUntil: leaseEnd(now) })
    .where(and(eq(leads.id, leadId), eq(leads.lockToken, token)))
    .returning({ id: leads.id })
  return renewed.length > 0
}

/**
 * Works under a lease: renews it as long as it takes, and aborts the work when it is lost, so that a
 * stopped assistant stops costing. Answers undefined when it was lost.
 */
export async function underLease<T>(
  ctx: Pick<Ctx, 'db' | 'now' | 'log'>,
  { leadId, token, signal }: { leadId: string; token: string; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  if (!(await renewLock(ctx, leadId, token))) return undefined
  const lost = new AbortController()
  const watch = setInterval(() => {
    renewLock(ctx, leadId, token).then(
      (kept) => kept || lost.abort(),
      (error: unknown) => ctx.log.warn({ err: error, leadId }, 'lease not renewed'),
    )
  }, watchMs)
  try {
    return await work(AbortSignal.any([signal, lost.signal]))
  } catch (error) {
    if (lost.signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(watch)
  }
}

type LeadRow = typeof leads.$inferSelect

const ring = (tx: Tx, lead: LeadRow, locked: boolean) =>
  emit(tx, leadRooms(lead), 'conversation_lock_status', { conversation_id: lead.id, locked })
