import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { leads } from '../../db/tables/leads.ts'
import { shownName } from '../../mails/foreign-text.ts'
import { writeMails } from '../../mails/write-mail.ts'
import { leadPath } from '../../shared/lead-pages.ts'
import { type Side, words } from '../../shared/sides.ts'

/** A listing of the lead, and the employee to notify: its creator. */
interface MatchedListing {
  readonly id: string
  readonly side: Side
  readonly revision: number
  readonly name: string
  readonly notify: boolean
  readonly companyId: string
  readonly companyName: string
  readonly companyVerified: boolean
  readonly email: string
  readonly firstName: string
}

/** Both listings of a lead. */
export const matchedListings: SQL<MatchedListing[]> = sql`(
  select json_agg(json_build_object(
    'id', l.id, 'side', l.side, 'revision', l.revision, 'name', l.name, 'notify', l.notify_on_match,
    'companyId', c.id, 'companyName', c.name,
    'companyVerified', c.is_individual or c.is_verified, 'email', e.email, 'firstName', e.first_name))
  from listings l join companies c on c.id = l.company_id join employees e on e.id = l.created_by
  where l.id in (${leads.sellerListingId}, ${leads.buyerListingId}))`

/**
 * Mails the listing's creator about a new match if the listing asks for it. Mails contain only company and listing
 * names, never points, so that hidden points can't leak.
 */
export async function mailMatch(
  tx: Tx,
  ctx: Ctx,
  leadId: string,
  matched: readonly MatchedListing[],
): Promise<void> {
  const mails = matched.flatMap((own) => {
    const other = matched.find((listing) => listing.id !== own.id)
    if (!own.notify || !other) return []
    const { listing } = words[own.side]
    const path = leadPath(own.side, { companyId: own.companyId, listingId: own.id, leadId })
    const text = [
      `Hello ${shownName(own.firstName)},`,
      `your ${listing} “${shownName(own.name)}” has a new match: “${shownName(other.name)}” by ${shownName(other.companyName)}${other.companyVerified ? '' : ' (unverified)'}.`,
      `The assistant has opened the conversation. Read it and answer here:\n${ctx.config.publicUrl}${path}`,
      `You get this because the ${listing} asks for an email on each match. You can switch that off in its description.`,
    ].join('\n\n')
    return [{ to: own.email, subject: `New match for “${shownName(own.name)}”`, text }]
  })
  await writeMails(tx, ctx, mails, automaticPriority)
}

/** Lower than the priority of login codes, which people wait for. */
const automaticPriority = 0
