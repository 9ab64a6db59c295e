import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { recordRead } from '../../db/sql/leads/record-read.ts'
import { AppError } from '../../shared/errors.ts'
import { isParty } from '../read.ts'
import type { leadSchema } from '../schema.ts'

/** Marks a lead as read by the viewer: what it contains by now no longer counts as unseen. */
export async function markRead(
  ctx: SignedIn,
  { leadId }: z.output<typeof leadSchema>,
): Promise<{ leadId: string }> {
  if (!(await isParty(ctx.db, ctx.viewer, leadId))) throw new AppError('NOT_FOUND')
  await recordRead(ctx.db, leadId, ctx.viewer.employeeId, ctx.now())
  return { leadId }
}
