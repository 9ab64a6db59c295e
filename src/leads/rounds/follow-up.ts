import type { Ctx } from '../../context.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { assess, writeAssessment } from './assess.ts'
import { runLeadTurn } from './lead-turn.ts'

/** The job after a message, an edit, a deletion or a listing's revision: updates judgements and questions. */
export const followUp = (ctx: Ctx, job: Jobs['follow-up'], run: JobRun): Promise<void> =>
  runLeadTurn(ctx, job, run, {
    work: (state, call) => assess(ctx, state, state.thread, call),
    write: (tx, { round }, assessment) => writeAssessment(tx, round.id, assessment),
  })
