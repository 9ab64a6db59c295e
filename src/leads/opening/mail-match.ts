import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { leads } from '../../db/tables/leads.ts'
import { shownName } from '../../mails/foreign-text.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMails } from '../../mails/write-mail.ts'
import { leadPath } from '../../shared/lead-pages.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import type { Side } from '../../shared/sides.ts'

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
  readonly pageLanguage: PageLanguage | null
}

/** Both listings of a lead. */
export const matchedListings: SQL<MatchedListing[]> = sql`(
  select json_agg(json_build_object(
    'id', l.id, 'side', l.side, 'revision', l.revision, 'name', l.name, 'notify', l.notify_on_match,
    'companyId', c.id, 'companyName', c.name,
    'companyVerified', c.is_individual or c.is_verified, 'email', e.email, 'firstName', e.first_name,
    'pageLanguage', e.page_language))
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
    const path = leadPath(own.side, { companyId: own.companyId, listingId: own.id, leadId })
    const mail = mailTexts(own.pageLanguage).newMatch({
      firstName: shownName(own.firstName),
      company: shownName(other.companyName),
      isVerified: other.companyVerified,
      side: own.side,
      listing: shownName(own.name),
      other: shownName(other.name),
      link: `${ctx.config.publicUrl}${path}`,
    })
    return [{ to: own.email, ...mail }]
  })
  await writeMails(tx, ctx, mails, automaticPriority)
}

/** Lower than the priority of login codes, which people wait for. */
const automaticPriority = 0
