import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { companies } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import { companyEditRefusal } from './policy.ts'
import type { updateIntroSchema } from './schema.ts'

/** Changes the introduction of a company or an individual. */
export async function updateIntro(
  { db, viewer }: SignedIn,
  { intro }: z.output<typeof updateIntroSchema>,
): Promise<{ companyId: string }> {
  const refusal = companyEditRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  await db.transaction(async (tx) => {
    await tx.update(companies).set({ description: intro }).where(eq(companies.id, viewer.companyId))
  })
  return { companyId: viewer.companyId }
}
