import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { countsUpTo } from '../db/limits/limit-attempts.ts'
import { shownName } from '../mails/foreign-text.ts'
import { writeMails } from '../mails/write-mail.ts'
import { leadPath } from '../shared/lead-pages.ts'
import { otherSide, type Side, words } from '../shared/sides.ts'
import { type ListingParty, partyOf } from './parties.ts'

/** What a mail says has happened, given the other side's company and one's own listing. */
const news = {
  proposed: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing}`,
    text: `${company} has proposed terms for your ${listing}. Read the proposal, and accept, counter or decline it here:`,
  }),
  declined: (company: string, listing: string) => ({
    subject: `Your proposal was declined`,
    text: `${company} has declined your proposal for your ${listing}. You can propose other terms here:`,
  }),
  withdrawn: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing} was withdrawn`,
    text: `${company} has withdrawn its proposal for your ${listing}. You can propose terms yourself here:`,
  }),
  expired: (company: string, listing: string) => ({
    subject: `A proposal for your ${listing} has expired`,
    text: `The last proposal between you and ${company} for your ${listing} has expired without an answer. You can propose terms again here:`,
  }),
  accepted: (company: string, listing: string) => ({
    subject: `Your proposal was accepted`,
    text: `${company} has accepted your proposal for your ${listing}. The agreement is made. Read it here:`,
  }),
  asked: (company: string, listing: string) => ({
    subject: `Your assistant asks you to decide`,
    text: `Your assistant negotiates your ${listing} with ${company} and can’t go on by itself. Please decide here:`,
  }),
  negotiationEnded: (company: string, listing: string) => ({
    subject: `The assistants have found no agreement`,
    text: `The assistants of you and ${company} have used up their rounds for your ${listing}. You can go on yourself here:`,
  }),
  cancelRequested: (company: string, listing: string) => ({
    subject: `A request to cancel your agreement`,
    text: `${company} asks to cancel the agreement for your ${listing}. It stays in force unless you cancel it too:`,
  }),
  cancelled: (company: string, listing: string) => ({
    subject: `Your agreement was cancelled`,
    text: `You and ${company} have both cancelled the agreement for your ${listing}. You can propose terms again here:`,
  }),
}

interface Addressed {
  /** The side that reads the mail. */
  readonly to: Side
  readonly leadId: string
  readonly parties: readonly ListingParty[]
}

/** Proposals can be made and withdrawn faster than anybody reads mails about them. */
const maxMailsADay = 20

/**
 * Mails a side's listing creator, at most `maxMailsADay` times about one lead. Like all mails about leads, it names
 * companies and listings, never terms.
 */
export async function mailParty(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueueAll' | 'now' | 'config'>,
  { to, leadId, parties }: Addressed,
  what: keyof typeof news,
): Promise<void> {
  const ofLead = { what: 'leadMail', value: `${leadId}:${to}`, now: ctx.now() } as const
  // An agreement is made once, and must be told.
  if (what !== 'accepted' && !(await countsUpTo(maxMailsADay, tx, ofLead))) return
  const own = partyOf(parties, to)
  const other = partyOf(parties, otherSide(to))
  const { subject, text } = news[what](
    shownName(other.companyName),
    `${words[to].listing} “${shownName(own.listingName)}”`,
  )
  const link = `${ctx.config.publicUrl}${leadPath(to, { companyId: own.companyId, listingId: own.listingId, leadId })}`
  const body = [`Hello ${shownName(own.firstName)},`, `${text}\n${link}`].join('\n\n')
  await writeMails(tx, ctx, [{ to: own.email, subject, text: body }], automaticPriority)
}

/** Lower than the priority of login codes, which people wait for. */
const automaticPriority = 0
