import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { countWithinLimit } from '../db/limits/limit-attempts.ts'
import { type ListingParty, partyOf } from '../db/sql/leads/listing-parties.ts'
import { shownName } from '../mails/foreign-text.ts'
import type { News } from '../mails/texts/english.ts'
import { mailTexts } from '../mails/texts/mail-texts.ts'
import { writeMails } from '../mails/write-mail.ts'
import { leadPath } from '../shared/lead-pages.ts'
import { otherSide, type Side } from '../shared/sides.ts'

interface Addressed {
  /** The side that reads the mail. */
  readonly to: Side
  readonly leadId: string
  readonly parties: readonly ListingParty[]
}

/** Proposals can be made and withdrawn faster than anybody reads mails about them. */
const maxMailsADay = 20

/**
 * Mails the person responsible for a side's listing, at most `maxMailsADay` times about one lead. Like all mails about leads, it names
 * companies and listings, never terms.
 */
export async function mailParty(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueueAll' | 'now' | 'config'>,
  { to, leadId, parties }: Addressed,
  what: News,
): Promise<void> {
  const ofLead = { what: 'leadMail', value: `${leadId}:${to}`, now: ctx.now() } as const
  // An acceptance happens once for an agreement, and its mail is always sent.
  if (what !== 'accepted' && !(await countWithinLimit(maxMailsADay, tx, ofLead))) return
  const { reader, companyId, listingId, listingName } = partyOf(parties, to)
  if (!reader) return
  const other = partyOf(parties, otherSide(to))
  const link = `${ctx.config.publicUrl}${leadPath(to, { companyId, listingId, leadId })}`
  const mail = mailTexts(reader.pageLanguage).leadNews(what, {
    firstName: shownName(reader.firstName),
    company: shownName(other.companyName),
    side: to,
    listing: shownName(listingName),
    link,
  })
  await writeMails(tx, ctx, [{ to: reader.email, ...mail }])
}
