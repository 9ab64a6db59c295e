import { v7 } from 'uuid'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { parses } from '../db/tables/listings.ts'
import type { parseSchema } from './schema.ts'

/** Queues a free text for the assistant. */
export async function parseText(
  ctx: SignedIn,
  { side, kind, text }: z.output<typeof parseSchema>,
): Promise<{ parseId: string }> {
  const parseId = v7()
  await ctx.db.transaction(async (tx) => {
    await tx.insert(parses).values({
      id: parseId,
      employeeId: ctx.viewer.employeeId,
      side,
      kind,
      input: text,
      createdAt: ctx.now(),
    })
    await ctx.enqueue(tx, 'parse-text', { parseId })
  })
  return { parseId }
}
