import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { hasAgreement } from '../db/sql/leads/proposals.ts'
import { leads, messages, rounds } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { detectLanguage } from '../language/detect-language.ts'
import type { Language } from '../language/languages.ts'
import { AppError } from '../shared/errors.ts'
import { rooms } from '../shared/live-events.ts'
import { unindexListing } from './indexing/postings.ts'
import { type EndedLead, endLeads } from './lifecycle/end-leads.ts'
import { lockOwnListing } from './lock-own-listing.ts'

/** The last message in the other leads of a filled request, in the language of the offering. */
export const filledNotices: Readonly<Record<Language, string>> = {
  en: 'Thank you for this conversation. We have found what we were looking for and are closing our request.',
  de: 'Vielen Dank für das Gespräch. Wir haben gefunden, was wir gesucht haben, und schließen unser Gesuch.',
  fr: 'Merci pour cet échange. Nous avons trouvé ce que nous cherchions et clôturons notre demande.',
  es: 'Gracias por esta conversación. Hemos encontrado lo que buscábamos y cerramos nuestra solicitud.',
}

/**
 * Marks a request with an agreement as filled: its other leads end with a notice each, and it gets no new ones. Idempotent.
 * `reopenRequest` undoes it within minutes.
 * @throws NOT_FOUND; CONFLICT without an agreement in force
 */
export function fillRequest(
  ctx: SignedIn,
  { id }: { id: string },
): Promise<{ filledAt: string; ended: number }> {
  return ctx.db.transaction(async (tx) => {
    const request = await lockOwnListing(tx, ctx.viewer, { side: 'buyer', id })
    if (request.filledAt) return { filledAt: request.filledAt.toISOString(), ended: 0 }
    const filledAt = ctx.now()
    await tx.update(listings).set({ filledAt }).where(eq(listings.id, id))
    await unindexListing(tx, id)
    const ended = await endLeads(ctx, tx, { side: 'buyer', listingId: id, onlyRunning: true, now: filledAt })
    await assertAgreement(tx, id)
    await writeNotices(tx, ended, ctx.viewer.employeeId, filledAt)
    emit(tx, [rooms.company(request.companyId)], 'listing_updated', { listing_id: id })
    return { filledAt: filledAt.toISOString(), ended: ended.length }
  })
}

/**
 * Checks that the request has an agreement in force. Runs after `endLeads` has locked the request's leads, so that the
 * agreement can't be cancelled meanwhile.
 * @throws CONFLICT
 */
async function assertAgreement(tx: Tx, id: string): Promise<void> {
  const [agreed] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.buyerListingId, id), hasAgreement))
    .limit(1)
  if (!agreed) throw new AppError('CONFLICT', 'This request has no agreement.')
}

/** A message in each lead's latest round. Its time, the lead's termination and `filledAt` are the same moment. */
async function writeNotices(
  tx: Tx,
  ended: readonly EndedLead[],
  employeeId: string,
  createdAt: Date,
): Promise<void> {
  if (ended.length === 0) return
  const leadIds = ended.map(({ id }) => id)
  const latest = await tx
    .selectDistinctOn([rounds.leadId], {
      id: rounds.id,
      leadId: rounds.leadId,
      offering: sql<string>`${listings.name} || ' ' || ${listings.description}`,
    })
    .from(rounds)
    .innerJoin(leads, eq(leads.id, rounds.leadId))
    .innerJoin(listings, eq(listings.id, leads.sellerListingId))
    .where(anyOf(rounds.leadId, leadIds))
    .orderBy(rounds.leadId, desc(rounds.number))
  await tx.insert(messages).values(
    latest.map(({ id: roundId, leadId, offering }) => ({
      leadId,
      roundId,
      side: 'buyer' as const,
      author: 'direct' as const,
      employeeId,
      content: filledNotices[detectLanguage(offering)],
      createdAt,
    })),
  )
}

/** The leads that ended when the request was marked as filled. */
export const endedByFilling = (id: string, filledAt: Date) =>
  and(eq(leads.buyerListingId, id), eq(leads.terminatedByBuyerAt, filledAt), sql`${leads.state} = 'open'`)
