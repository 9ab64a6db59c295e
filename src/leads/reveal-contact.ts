import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { mayBeRead } from '../db/sql/leads/blocks.ts'
import { contactPersonId } from '../db/sql/leads/contact-person.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { disclosures, leadSides, leads, sideOf } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { rooms } from '../shared/live-events.ts'
import type { Side } from '../shared/sides.ts'
import { type Lead, lockLead } from './own-lead.ts'
import { contactRefusalText, isTerminated } from './policy.ts'
import { personName } from './read-disclosures.ts'
import type { leadOfSideSchema, RevealedContact } from './schema.ts'

/**
 * Returns the contact of `side` to the other side, limited to the fields that its listing reveals, and records the
 * disclosure, which the thread shows to `side`. Showing a person the same fields again isn't recorded.
 * After the lead has ended, only fields that the other side has seen before are shown, with their values of today.
 * @throws FORBIDDEN for the side itself, NOT_REVEALED when the listing reveals no contact, NOT_FOUND for a third
 * company, for a deleted listing, when all revealed fields are empty, and when one company blocks the other
 */
export function revealContact(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<RevealedContact> {
  const { notDesignated, notRevealed } = contactRefusalText(side)
  return ctx.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    const viewerSide = lead && sideOf(lead, ctx.viewer.companyId)
    if (!lead || !viewerSide) throw new AppError('NOT_FOUND', notRevealed)
    if (viewerSide === side) throw new AppError('FORBIDDEN', notDesignated)
    const listing = await readSettings(tx, lead, side)
    if (!listing) throw new AppError('NOT_FOUND', notRevealed)
    if (!listing.reveal) throw new AppError('NOT_REVEALED', notRevealed)

    const disclosed = await tx
      .select({ shownTo: disclosures.shownTo, fields: disclosures.fields })
      .from(disclosures)
      .where(and(eq(disclosures.leadId, leadId), eq(disclosures.side, side)))
    const seen = disclosed.flatMap(({ fields }) => fields)
    const revealedContact = revealed(listing)
    const contact = isTerminated(lead) ? only(seen, revealedContact) : revealedContact
    const shownFields = Object.entries(contact).flatMap(([field, value]) => (value ? [field] : []))
    if (shownFields.length === 0) throw new AppError('NOT_FOUND', notRevealed)
    const isRecorded = disclosed.some(
      ({ shownTo, fields }) => shownTo === ctx.viewer.employeeId && sameFields(fields, shownFields),
    )
    if (!isRecorded) {
      await tx
        .insert(disclosures)
        .values({ leadId, side, shownTo: ctx.viewer.employeeId, fields: shownFields, shownAt: ctx.now() })
      emit(tx, [rooms.company(lead[leadSides[side].company])], 'conversation_updated', {
        conversation_id: leadId,
      })
    }
    return { ...contact, person: listing.person, companyName: listing.company.name }
  })
}

type Contact = Omit<RevealedContact, 'person' | 'companyName'>

/** The contact with all other fields empty. */
const only = (fields: readonly string[], contact: Contact): Contact => ({
  website: fields.includes('website') ? contact.website : '',
  email: fields.includes('email') ? contact.email : '',
  phone: fields.includes('phone') ? contact.phone : '',
  additionalMethod: fields.includes('additionalMethod') ? contact.additionalMethod : '',
})

const sameFields = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((field) => b.includes(field))

type Settings = NonNullable<Awaited<ReturnType<typeof readSettings>>>

/** Unrevealed fields are empty. An individual has only an email, the one of the login. */
function revealed({ company, fields, additionalMethod, login }: Settings): Contact {
  const { website, email, phone } = company.isIndividual
    ? { website: '', email: login ?? '', phone: '' }
    : company
  return only([...fields, 'additionalMethod'], { website, email, phone, additionalMethod })
}

/** Undefined for a deleted listing, and when one company blocks the other. */
async function readSettings(db: Reader, lead: Lead, side: Side) {
  const [row] = await db
    .select({
      reveal: listings.revealContact,
      fields: listings.revealFields,
      additionalMethod: listings.additionalContactMethod,
      company: {
        name: companies.name,
        isIndividual: companies.isIndividual,
        website: companies.website,
        email: companies.email,
        phone: companies.phone,
      },
      login: employees.email,
      person: personName,
    })
    .from(listings)
    .innerJoin(leads, eq(leads[leadSides[side].listing], listings.id))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .leftJoin(employees, eq(employees.id, contactPersonId(listings)))
    .where(and(eq(leads.id, lead.id), isNull(listings.deletedAt), mayBeRead))
  return row
}
