import { type SQL, sql } from 'drizzle-orm'
import type { PageLanguage } from '../../../shared/page-languages.ts'
import type { AgreementParty } from '../../../shared/proposals/agreements.ts'
import type { Side } from '../../../shared/sides.ts'
import { leads } from '../../tables/leads.ts'
import { contactPersonId } from './contact-person.ts'

/** A listing of the lead with its company. */
export interface ListingParty extends Required<AgreementParty> {
  readonly side: Side
  /** Whether a mail about each match is wanted. */
  readonly notify: boolean
  /** The employee to mail, as `contactPersonId` chooses; null for none. */
  readonly reader: {
    readonly email: string
    readonly firstName: string
    readonly pageLanguage: PageLanguage | null
  } | null
}

const contactPerson = contactPersonId({ companyId: sql`l.company_id`, createdBy: sql`l.created_by` })

/** Both listings of a statement's lead, deleted ones too. */
export const listingParties: SQL<ListingParty[]> = sql`(
  select json_agg(json_build_object(
    'side', l.side, 'listingId', l.id, 'listingName', l.name, 'notify', l.notify_on_match,
    'companyId', c.id, 'companyName', c.name, 'companyVerified', c.is_individual or c.is_verified,
    'reader', (
      select json_build_object('email', e.email, 'firstName', e.first_name, 'pageLanguage', e.page_language)
      from employees e where e.id = ${contactPerson})))
  from listings l join companies c on c.id = l.company_id
  where l.id in (${leads.sellerListingId}, ${leads.buyerListingId}))`

export function partyOf(parties: readonly ListingParty[], side: Side): ListingParty {
  const party = parties.find((one) => one.side === side)
  if (!party) throw new Error(`the lead has no ${side}`)
  return party
}
