import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { type ListingParty, partyOf } from '../../db/sql/leads/listing-parties.ts'
import { shownName } from '../../mails/foreign-text.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMails } from '../../mails/write-mail.ts'
import { leadPath } from '../../shared/lead-pages.ts'
import { otherSide } from '../../shared/sides.ts'

/**
 * Mails the person responsible for a listing about a new match if the listing asks for it. Mails contain only company and listing
 * names, never points, so that hidden points can't leak.
 */
export async function mailMatch(
  tx: Tx,
  ctx: Ctx,
  leadId: string,
  parties: readonly ListingParty[],
): Promise<void> {
  const mails = parties.flatMap((own) => {
    const { reader } = own
    if (!own.notify || !reader) return []
    const other = partyOf(parties, otherSide(own.side))
    const path = leadPath(own.side, { companyId: own.companyId, listingId: own.listingId, leadId })
    const mail = mailTexts(reader.pageLanguage).newMatch({
      firstName: shownName(reader.firstName),
      company: shownName(other.companyName),
      isVerified: other.companyVerified,
      side: own.side,
      listing: shownName(own.listingName),
      other: shownName(other.listingName),
      link: `${ctx.config.publicUrl}${path}`,
    })
    return [{ to: reader.email, ...mail }]
  })
  await writeMails(tx, ctx, mails)
}
