import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { listingDrafts, parses } from '../db/tables/listings.ts'
import { addDays } from '../shared/dates.ts'
import { limits } from '../shared/limits.ts'

const retentionDays = 7

/** Deletes free texts after a week; by then their forms are published or abandoned. */
export async function sweepParses({ db, now }: Ctx): Promise<void> {
  await db.delete(parses).where(lt(parses.createdAt, addDays(now(), -retentionDays)))
}

/** Deletes drafts that nobody has changed for a month. */
export async function sweepListingDrafts({ db, now }: Ctx): Promise<void> {
  await db.delete(listingDrafts).where(lt(listingDrafts.updatedAt, addDays(now(), -limits.draftDays)))
}
