import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { companies } from '../db/tables/companies.ts'
import type { fillDescriptionSchema } from './schema.ts'

/** Sets the company description from a parsed text if it is still empty. Never overwrites. */
export async function fillDescription(
  { db, viewer }: SignedIn,
  { description }: z.output<typeof fillDescriptionSchema>,
): Promise<{ filled: boolean }> {
  if (description === '') return { filled: false }
  const filled = await db.transaction((tx) =>
    tx
      .update(companies)
      .set({ description })
      .where(
        and(
          eq(companies.id, viewer.companyId),
          eq(companies.description, ''),
          eq(companies.isIndividual, false),
        ),
      )
      .returning({ id: companies.id }),
  )
  return { filled: filled.length > 0 }
}
