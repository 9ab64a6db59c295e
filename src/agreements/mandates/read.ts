import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { employees } from '../../db/tables/companies.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { mandates } from '../../db/tables/mandates.ts'
import { type MandateSource, type Mandates, Secret } from '../../providers/assistant/briefs.ts'
import { AppError } from '../../shared/errors.ts'
import { sides } from '../../shared/sides.ts'
import type { MandateView, readMandateSchema } from './schema.ts'

/**
 * The latest mandate of one's own listing, or of one of its leads. It isn't in force once the person who gave it has left.
 * @throws NOT_FOUND also for everybody else
 */
export async function readMandate(
  { db, viewer }: SignedIn,
  { listingId, leadId }: z.output<typeof readMandateSchema>,
): Promise<MandateView> {
  const isOwn = and(
    eq(listings.id, listingId),
    eq(listings.companyId, viewer.companyId),
    isNull(listings.deletedAt),
  )
  const isOwnLead = leadId
    ? sql`exists (select from ${leads} where ${leads.id} = ${leadId}
        and ${listingId} in (${leads.sellerListingId}, ${leads.buyerListingId}))`
    : undefined
  const [row] = await db
    .select({ mandate: mandates, hasLeft })
    .from(mandates)
    .innerJoin(listings, and(eq(listings.id, mandates.listingId), isOwn, isOwnLead))
    .innerJoin(employees, eq(employees.id, mandates.createdBy))
    .where(leadId ? or(eq(mandates.leadId, leadId), isNull(mandates.leadId)) : isNull(mandates.leadId))
    .orderBy(leadsOwnFirst, desc(mandates.version))
    .limit(1)
  if (!row) throw new AppError('NOT_FOUND')
  const { content, version, leadId: of, createdAt } = row.mandate
  return { ...content, version, leadId: of, inForce: !row.hasLeft, createdAt: createdAt.toISOString() }
}

/** Whether the person who gave a mandate has left the listing's company. */
const hasLeft = sql<boolean>`${ne(employees.companyId, listings.companyId)}`

type Lead = Pick<typeof leads.$inferSelect, 'id' | 'sellerListingId' | 'buyerListingId'>

/** When a side's mandate in force was saved. */
export type LeadMandates = Mandates & { readonly savedAt: Readonly<Record<'seller' | 'buyer', Date | null>> }

/**
 * Both sides' mandates in force, for the assistant: their contents are secrets. The assistant acts in the name of the person
 * who gave the mandate, so that of a person who has left the company isn't in force, nor is an earlier one.
 */
export async function readMandates(db: Reader, lead: Lead): Promise<LeadMandates> {
  const rows = await db
    .selectDistinctOn([mandates.listingId], {
      listingId: mandates.listingId,
      version: mandates.version,
      createdBy: mandates.createdBy,
      content: mandates.content,
      createdAt: mandates.createdAt,
      hasLeft,
    })
    .from(mandates)
    .innerJoin(listings, eq(listings.id, mandates.listingId))
    .innerJoin(employees, eq(employees.id, mandates.createdBy))
    .where(
      and(
        inArray(
          mandates.listingId,
          sides.map((side) => lead[leadSides[side].listing]),
        ),
        or(eq(mandates.leadId, lead.id), isNull(mandates.leadId)),
      ),
    )
    .orderBy(mandates.listingId, leadsOwnFirst, desc(mandates.version))
  const rowOf = (side: 'seller' | 'buyer') =>
    rows.find(({ listingId, hasLeft }) => !hasLeft && listingId === lead[leadSides[side].listing])
  const sourceOf = (side: 'seller' | 'buyer'): MandateSource | null => {
    const row = rowOf(side)
    return row ? { version: row.version, employeeId: row.createdBy, content: new Secret(row.content) } : null
  }
  return {
    seller: sourceOf('seller'),
    buyer: sourceOf('buyer'),
    savedAt: { seller: rowOf('seller')?.createdAt ?? null, buyer: rowOf('buyer')?.createdAt ?? null },
  }
}

/** A lead's own mandate replaces the listing's default. */
const leadsOwnFirst = sql`${mandates.leadId} is null`
