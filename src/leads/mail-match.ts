import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { companies, employees } from '../db/tables/companies.ts'
import type { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { writeMails } from '../providers/mail/write.ts'
import { words } from '../shared/sides.ts'

type Ends = Pick<typeof leads.$inferSelect, 'sellerListingId' | 'buyerListingId'>

/**
 * Tells of a new match where the listing asks for it: whoever created it. Names and titles alone go by mail,
 * never a point: what is hidden can't stray into an inbox.
 */
export async function mailMatch(tx: Tx, ctx: Ctx, lead: Ends): Promise<void> {
  const ends = await tx
    .select({
      id: listings.id,
      side: listings.side,
      name: listings.name,
      notify: listings.notifyOnMatch,
      companyName: companies.name,
      email: employees.email,
      firstName: employees.firstName,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .innerJoin(employees, eq(employees.id, listings.createdBy))
    .where(inArray(listings.id, [lead.sellerListingId, lead.buyerListingId]))
  const mails = ends.flatMap((own) => {
    const other = ends.find((end) => end.id !== own.id)
    if (!own.notify || !other) return []
    const { listing } = words[own.side]
    const text = [
      `Hello ${own.firstName},`,
      `your ${listing} “${oneLine(own.name)}” has a new match: “${oneLine(other.name)}” by ${oneLine(other.companyName)}.`,
      `The assistant has opened the conversation. Read it and answer here:\n${ctx.config.publicUrl}/main`,
      `You get this because the ${listing} asks for an email on each match. You can switch that off in its description.`,
    ].join('\n\n')
    return [{ to: own.email, subject: `New match for “${oneLine(own.name)}”`, text }]
  })
  await writeMails(tx, ctx, mails, byItself)
}

/** Behind the codes that people sit and wait for. */
const byItself = 0

/** What people typed, without the line breaks that would make it look like more. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
