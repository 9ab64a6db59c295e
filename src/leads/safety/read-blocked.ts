import { desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { companies } from '../../db/tables/companies.ts'
import { blocks } from '../../db/tables/safety.ts'
import type { BlockedView } from '../schema.ts'

/** Bounds the response. Companies that were blocked earlier appear once later ones are unblocked. */
const maxShown = 500

/** The companies that the viewer's company has blocked, latest first. */
export async function readBlocked({ db, viewer }: SignedIn): Promise<BlockedView[]> {
  const rows = await db
    .select({ companyId: companies.id, companyName: companies.name, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(companies, eq(companies.id, blocks.blockedId))
    .where(eq(blocks.companyId, viewer.companyId))
    .orderBy(desc(blocks.createdAt))
    .limit(maxShown)
  return rows.map((row) => ({ ...row, blockedAt: row.blockedAt.toISOString() }))
}
