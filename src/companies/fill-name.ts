import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { companies } from '../db/tables/companies.ts'
import type { fillNameSchema } from './schema.ts'

/** Sets the company name if it is still empty. Never overwrites. */
export async function fillName(
  { db, viewer }: SignedIn,
  { name }: z.output<typeof fillNameSchema>,
): Promise<{ filled: boolean }> {
  const filled = await db.transaction((tx) =>
    tx
      .update(companies)
      .set({ name })
      .where(
        and(eq(companies.id, viewer.companyId), eq(companies.name, ''), eq(companies.isIndividual, false)),
      )
      .returning({ id: companies.id }),
  )
  return { filled: filled.length > 0 }
}
