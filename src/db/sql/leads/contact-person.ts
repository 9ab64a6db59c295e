import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * The id of the employee who is responsible for a listing: its creator. If the creator has left the company, it is the
 * earliest of its managers, without a manager the earliest of its other employees. Null if the company has no employee who
 * has proven their email.
 */
export const contactPersonId = (
  listing: Readonly<Record<'companyId' | 'createdBy', AnyColumn | SQL>>,
): SQL<string | null> => sql`(
  select colleague.id from employees colleague
  where colleague.company_id = ${listing.companyId} and colleague.verified_at is not null
  order by colleague.id = ${listing.createdBy} desc, colleague.role = 'company manager' desc,
    colleague.created_at, colleague.id
  limit 1)`
