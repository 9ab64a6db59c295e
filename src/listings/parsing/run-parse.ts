import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { companies, employees } from '../../db/tables/companies.ts'
import { parses } from '../../db/tables/listings.ts'
import { metered, withinBudget } from '../../metering/metering.ts'
import { parseBrief } from '../../providers/assistant/briefs.ts'
import { AssistantError } from '../../providers/assistant/errors.ts'
import { parseByRules } from '../../providers/assistant/parse-by-rules.ts'
import { errors } from '../../shared/errors.ts'
import type { ParseFailure } from '../../shared/listings.ts'
import { rooms } from '../../shared/live-events.ts'
import type { ParsedForm } from '../schema.ts'
import { parseEvents, wireForm } from './parsed-form.ts'

type Parse = Pick<typeof parses.$inferSelect, 'id' | 'employeeId' | 'side' | 'kind' | 'input'> & {
  readonly companyId: string
  readonly companyName: string
}
interface Failure {
  readonly failure: ParseFailure
  readonly error: string
}
type Outcome = { readonly form: ParsedForm } | Failure

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
      companyName: companies.name,
    })
    .from(parses)
    .innerJoin(employees, eq(employees.id, parses.employeeId))
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(and(eq(parses.id, parseId), eq(parses.state, 'queued')))
  if (!parse) return
  await saveOutcome(ctx, parse, await callAssistant(ctx, parse, run))
}

/**
 * Calls the assistant. A failure is a result and isn't retried, because a person waits at the form.
 * @throws when the run is aborted, so that the job runs again
 */
async function callAssistant(ctx: Ctx, parse: Parse, { signal }: JobRun): Promise<Outcome> {
  if (!(await withinBudget(ctx, parse.companyId)))
    return { failure: 'budget', error: "The assistant has used up this month's budget." }
  const call = metered(ctx, parse.companyId, { signal })
  try {
    return { form: await ctx.assistant.parse(parseBrief(parse.side, parse.input, parse.companyName), call) }
  } catch (error) {
    if (signal.aborted) throw error
    ctx.log.error({ err: error, parseId: parse.id }, 'parse')
    return failureOf(error)
  } finally {
    await call.settled()
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof AssistantError)) return { failure: 'unavailable', error: errors.UNAVAILABLE.message }
  const { failure, message } = error
  if (failure === 'refused' || failure === 'unreadable') return { failure, error: message }
  // The model's answer to this text isn't a form.
  return { failure: failure === 'malformed' ? 'unreadable' : 'unavailable', error: message }
}

/** Saves the outcome, unless another run has saved one. */
async function saveOutcome(ctx: Ctx, parse: Parse, outcome: Outcome): Promise<void> {
  const values =
    'form' in outcome
      ? ({ state: 'done', result: outcome.form } as const)
      : ({
          state: 'failed',
          ...outcome,
          fallback: await parseByRules(parse.side, parse.input, parse),
        } as const)
  await ctx.db.transaction(async (tx) => {
    const [done] = await tx
      .update(parses)
      .set({ ...values, finishedAt: ctx.now() })
      .where(and(eq(parses.id, parse.id), eq(parses.state, 'queued')))
      .returning({ error: parses.error })
    if (!done) return
    if ('form' in outcome && parse.kind === 'landing')
      await fillDescription(tx, parse.companyId, outcome.form.partyDescription)
    emit(tx, [rooms.user(parse.employeeId)], parseEvents[parse.kind][parse.side], {
      success: done.error === null,
      error: done.error,
      parsed_form: 'form' in outcome ? wireForm(parse.side, parse.kind, outcome.form) : null,
      parse_id: parse.id,
    })
  })
}

/** Gives a company without a description the one that the text contains. Individuals write their own introduction. */
async function fillDescription(tx: Tx, companyId: string, description: string): Promise<void> {
  if (description.trim() === '') return
  await tx
    .update(companies)
    .set({ description: description.trim() })
    .where(and(eq(companies.id, companyId), eq(companies.description, ''), eq(companies.isIndividual, false)))
}
