import { v7 } from 'uuid'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { limitRate } from '../../db/limits/limit-rate.ts'
import { parses } from '../../db/tables/listings.ts'
import type { parseSchema } from '../schema.ts'

/** Limits for one employee, far above normal use: each text costs assistant time, and other texts wait behind it. */
const rates = [
  { max: 60, minutes: 10 },
  { max: 500, minutes: 24 * 60 },
] as const

/**
 * Queues a free text for the assistant, which turns it into a form.
 *
 * @throws AppError TOO_MANY
 */
export async function parseText(
  ctx: SignedIn,
  { side, kind, text }: z.output<typeof parseSchema>,
): Promise<{ parseId: string }> {
  const parseId = v7()
  const { companyId, employeeId } = ctx.viewer
  await ctx.db.transaction(async (tx) => {
    const own = { column: parses.employeeId, value: employeeId, createdAt: parses.createdAt }
    await limitRate(tx, own, rates, ctx.now())
    await tx.insert(parses).values({
      id: parseId,
      employeeId,
      side,
      kind,
      input: text,
      createdAt: ctx.now(),
    })
    await ctx.enqueue(tx, 'parse-text', { parseId }, { group: companyId })
  })
  return { parseId }
}
