import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { disclosures, leadSides } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { type Lead, ownLead } from './own-lead.ts'
import type { leadOfSideSchema, RevealedContact } from './schema.ts'

/**
 * A party's contact for its counterparty, as far as its listing reveals it (design 6); `side` is whose.
 * Every disclosure is recorded.
 * @throws FORBIDDEN for anybody else of the lead, NOT_REVEALED when it is switched off,
 * NOT_FOUND for a stranger or when nothing of what is revealed has a value
 */
export function revealContact(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<RevealedContact> {
  return ctx.db.transaction(async (tx) => {
    const lead = await ownLead(tx, ctx.viewer, { leadId, side: otherSide(side) })
    const listing = await readSettings(tx, lead, side)
    if (!listing) throw new AppError('NOT_FOUND')
    if (!listing.reveal) throw new AppError('NOT_REVEALED')

    const contact = revealed(listing)
    const fields = Object.entries(contact).flatMap(([field, value]) => (value ? [field] : []))
    if (fields.length === 0) throw new AppError('NOT_FOUND')
    await tx
      .insert(disclosures)
      .values({ leadId, side, shownTo: ctx.viewer.employeeId, fields, shownAt: ctx.now() })
    return contact
  })
}

type Settings = NonNullable<Awaited<ReturnType<typeof readSettings>>>

/** Only what was chosen; of an individual never more than the email, which is the login's. */
function revealed({ company, chosen, additionalMethod, login }: Settings): RevealedContact {
  const values = company.isIndividual ? { website: '', email: login, phone: '' } : company
  return {
    website: chosen.includes('website') ? values.website : '',
    email: chosen.includes('email') ? values.email : '',
    phone: chosen.includes('phone') ? values.phone : '',
    additionalMethod,
  }
}

/** Nothing of a deleted listing: what it revealed went with it. */
async function readSettings(db: Reader, lead: Lead, side: Side) {
  const [row] = await db
    .select({
      reveal: listings.revealContact,
      chosen: listings.revealFields,
      additionalMethod: listings.additionalContactMethod,
      company: {
        isIndividual: companies.isIndividual,
        website: companies.website,
        email: companies.email,
        phone: companies.phone,
      },
      login: employees.email,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .innerJoin(employees, eq(employees.id, listings.createdBy))
    .where(and(eq(listings.id, lead[leadSides[side].listing]), isNull(listings.deletedAt)))
  return row
}
