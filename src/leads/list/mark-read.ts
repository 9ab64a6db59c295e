import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { AppError } from '../../shared/errors.ts'
import { isParty } from '../read.ts'
import { recordRead } from '../rounds/lead-turn.ts'
import type { leadSchema } from '../schema.ts'

/** Somebody looked into a lead: what is in it by now is no news any more. */
export async function markRead(
  ctx: SignedIn,
  { leadId }: z.output<typeof leadSchema>,
): Promise<{ leadId: string }> {
  if (!(await isParty(ctx.db, ctx.viewer, leadId))) throw new AppError('NOT_FOUND')
  await recordRead(ctx.db, leadId, ctx.viewer.employeeId, ctx.now())
  return { leadId }
}
