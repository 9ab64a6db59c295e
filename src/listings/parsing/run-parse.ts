import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { companies, employees } from '../../db/tables/companies.ts'
import { parses } from '../../db/tables/listings.ts'
import { metered, withinBudget } from '../../metering/metering.ts'
import { parseBrief } from '../../providers/assistant/briefs.ts'
import { AppError, errors } from '../../shared/errors.ts'
import { rooms } from '../../shared/live-events.ts'
import type { ParsedForm } from '../schema.ts'
import { parseEvents, wireForm } from './parsed-form.ts'

type Parse = Pick<typeof parses.$inferSelect, 'id' | 'employeeId' | 'side' | 'kind' | 'input'> & {
  readonly companyId: string
}
type Outcome = { form: ParsedForm; error: null } | { form: null; error: string }

/** The job that `parseText` queues: parses the text, saves the result and sends it to the employee. Idempotent. */
export async function runParse(ctx: Ctx, { parseId }: { parseId: string }, run: JobRun): Promise<void> {
  const [parse] = await ctx.db
    .select({
      id: parses.id,
      employeeId: parses.employeeId,
      side: parses.side,
      kind: parses.kind,
      input: parses.input,
      companyId: employees.companyId,
    })
    .from(parses)
    .innerJoin(employees, eq(employees.id, parses.employeeId))
    .where(and(eq(parses.id, parseId), eq(parses.state, 'queued')))
  if (!parse) return
  await saveOutcome(ctx, parse, await callAssistant(ctx, parse, run))
}

/** A failure is a result and isn't retried, because a person waits at the form. A stopped process does retry. */
async function callAssistant(ctx: Ctx, parse: Parse, { signal }: JobRun): Promise<Outcome> {
  if (!(await withinBudget(ctx, parse.companyId)))
    return { form: null, error: "The assistant has used up this month's budget." }
  const call = metered(ctx, parse.companyId, { signal })
  try {
    return { form: await ctx.assistant.parse(parseBrief(parse.side, parse.input), call), error: null }
  } catch (error) {
    if (signal.aborted) throw error
    ctx.log.error({ err: error, parseId: parse.id }, 'parse')
    return { form: null, error: error instanceof AppError ? error.message : errors.UNAVAILABLE.message }
  } finally {
    await call.settled()
  }
}

/** Saves the outcome, unless another run has saved one. */
const saveOutcome = (ctx: Ctx, parse: Parse, { form, error }: Outcome): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [done] = await tx
      .update(parses)
      .set({ state: form ? 'done' : 'failed', result: form, error, finishedAt: ctx.now() })
      .where(and(eq(parses.id, parse.id), eq(parses.state, 'queued')))
      .returning({ id: parses.id })
    if (!done) return
    if (form && parse.kind === 'landing') await fillDescription(tx, parse.companyId, form.partyDescription)
    emit(tx, [rooms.user(parse.employeeId)], parseEvents[parse.kind][parse.side], {
      success: form !== null,
      error,
      parsed_form: form && wireForm(parse.side, parse.kind, form),
      parse_id: parse.id,
    })
  })

/** Gives a company without a description the one that the text contains. Individuals write their own introduction. */
async function fillDescription(tx: Tx, companyId: string, description: string): Promise<void> {
  if (description.trim() === '') return
  await tx
    .update(companies)
    .set({ description: description.trim() })
    .where(and(eq(companies.id, companyId), eq(companies.description, ''), eq(companies.isIndividual, false)))
}
