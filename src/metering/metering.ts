import { and, eq, gte, sum } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { assistantCalls } from '../db/tables/assistant.ts'
import type { Call, Usage } from '../providers/assistant/assistant.ts'
import { monthStart } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'

/** A `Call` whose usage is recorded; `settled` waits for what is still being written. */
export interface MeteredCall extends Call {
  settled(): Promise<void>
}

type Meter = Pick<Ctx, 'db' | 'log' | 'now'>

/** What a verb hands to the assistant, so that its cost is kept with the company it works for. */
export function metered(
  ctx: Meter,
  companyId: string | null,
  call: Pick<Call, 'signal' | 'onDelta'> = {},
): MeteredCall {
  const writing: Promise<void>[] = []
  return {
    ...call,
    onUsage: (usage) => void writing.push(record(ctx, companyId, usage)),
    settled: async () => void (await Promise.all(writing)),
  }
}

/** Recorded by itself, since it was paid for whatever becomes of the result; a failure to record fails no turn. */
async function record(ctx: Meter, companyId: string | null, usage: Usage): Promise<void> {
  try {
    await ctx.db.insert(assistantCalls).values({ ...usage, companyId, createdAt: ctx.now() })
  } catch (error) {
    ctx.log.error({ err: error, usage }, 'usage not recorded')
  }
}

const micros = 1_000_000

type Purse = Pick<Ctx, 'config' | 'now'> & { readonly db: Reader }

/** Whether this month's budget, the company's and everybody's, still has something in it. */
export async function withinBudget(ctx: Purse, companyId: string): Promise<boolean> {
  const { total, company } = ctx.config.budget
  const spent = async (ofCompany?: string) => {
    const [row] = await ctx.db
      .select({ micros: sum(assistantCalls.costMicros).mapWith(Number) })
      .from(assistantCalls)
      .where(
        and(
          gte(assistantCalls.createdAt, monthStart(ctx.now())),
          ofCompany === undefined ? undefined : eq(assistantCalls.companyId, ofCompany),
        ),
      )
    return row?.micros ?? 0
  }
  if (company !== null && (await spent(companyId)) >= company * micros) return false
  return total === null || (await spent()) < total * micros
}

/** @throws UNAVAILABLE when the month's budget is used up; people go on by direct message. */
export async function assertBudget(ctx: Purse, companyId: string): Promise<void> {
  if (await withinBudget(ctx, companyId)) return
  throw new AppError(
    'UNAVAILABLE',
    "The assistant has used up this month's budget. You can go on by direct message.",
  )
}
