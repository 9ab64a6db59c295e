import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { parses } from '../db/tables/listings.ts'
import { addDays } from '../shared/dates.ts'

const keptDays = 7

/** Forgets free texts: what was to be kept of them was published. */
export async function sweepParses({ db, now }: Ctx): Promise<void> {
  await db.delete(parses).where(lt(parses.createdAt, addDays(now(), -keptDays)))
}
