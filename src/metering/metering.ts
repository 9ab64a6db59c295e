import { and, eq, gte, sum } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { assistantCalls } from '../db/tables/assistant.ts'
import type { Call, Usage } from '../providers/assistant/assistant.ts'
import { monthStart } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'

/** An assistant call whose usage is recorded. */
export interface MeteredCall extends Call {
  /** Resolves when all usage so far is recorded. */
  settled(): Promise<void>
}

type Meter = Pick<Ctx, 'db' | 'log' | 'now'>

/** Options for a call of the assistant that record its cost for a company; null for no company. */
export function metered(
  ctx: Meter,
  companyId: string | null,
  call: Pick<Call, 'signal' | 'onDelta'> = {},
): MeteredCall {
  const pending: Promise<void>[] = []
  return {
    ...call,
    payer: companyId,
    onUsage: (usage) => void pending.push(record(ctx, companyId, usage)),
    settled: async () => void (await Promise.all(pending)),
  }
}

/** Records the usage outside the caller's transaction: the provider charges for it even when the transaction fails. */
async function record(ctx: Meter, companyId: string | null, usage: Usage): Promise<void> {
  try {
    await ctx.db.insert(assistantCalls).values({ ...usage, companyId, createdAt: ctx.now() })
  } catch (error) {
    // A lost record doesn't fail the call.
    ctx.log.error({ err: error, usage }, 'usage not recorded')
  }
}

/** Costs are stored in millionths of a US dollar, budgets in US dollars. */
const micros = 1_000_000

type BudgetCtx = Pick<Ctx, 'config' | 'now'> & { readonly db: Reader }

/** Whether the assistant's cost in this calendar month (UTC) is below the company's budget and the total budget. */
export async function withinBudget(ctx: BudgetCtx, companyId: string): Promise<boolean> {
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

/** @throws UNAVAILABLE when this month's budget is used up */
export async function assertBudget(ctx: BudgetCtx, companyId: string): Promise<void> {
  if (await withinBudget(ctx, companyId)) return
  throw new AppError(
    'UNAVAILABLE',
    "The assistant has used up this month's budget. You can go on by direct message.",
  )
}
