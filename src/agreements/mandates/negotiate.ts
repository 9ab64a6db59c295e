import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { sides } from '../../shared/sides.ts'
import { acceptAs } from '../accept.ts'
import { mailParty } from '../mail-party.ts'
import { proposeAs } from '../propose.ts'
import { advance, endNegotiation } from './advance.ts'
import { actorOf, planStep, type Step, waitForPeople } from './plan-step.ts'
import { writeNote } from './write-note.ts'

/**
 * The job that takes a step of a side's assistant. Code decides the step; the model only words the note. The transaction that
 * sends or accepts decides the step and checks the mandate again. Idempotent: after another proposal the job does nothing.
 */
export async function negotiate(ctx: Ctx, job: Jobs['negotiate'], run: JobRun): Promise<void> {
  const planned = await ctx.db.transaction((tx) => planStep(tx, ctx, job))
  const note = planned ? await writeNote(ctx, planned, run.signal) : ''
  await ctx.db.transaction(async (tx) => {
    const state = await planStep(tx, ctx, job)
    if (!state) return
    const { lead, row, decision, side, number, mandates } = state
    // The note describes the packages that were planned, so another decision needs another run.
    if (JSON.stringify(decision) !== JSON.stringify(planned?.decision))
      await advance(tx, ctx, row, { lead, turn: side, number, mandates })
    else await act(tx, ctx, state, note)
  })
}

async function act(tx: Tx, ctx: Ctx, step: Step, note: string): Promise<void> {
  const { lead, locked, side, own, decision } = step
  const actor = actorOf(lead, side, own)
  const open = locked.latest?.status === 'open' ? locked.latest : null
  if (decision.do === 'propose' && decision.allowed) {
    await proposeAs(tx, ctx, actor, {
      leadId: lead.id,
      packages: [...decision.packages],
      note,
      validUntil: new Date(locked.time.getTime() + decision.validHours * 3_600_000),
      answers: open && open.side !== side ? open.id : null,
      sharesJudgements: false,
    })
    return
  }
  const chosen = decision.do === 'accept' ? open?.packages[decision.index] : undefined
  if (decision.do === 'accept' && decision.allowed && open && chosen) {
    await acceptAs(tx, ctx, actor, {
      proposalId: open.id,
      packageIndex: decision.index,
      hash: chosen.hash,
      sharesJudgements: false,
    })
    return
  }
  if (decision.do === 'ask' || decision.do === 'end') await end(tx, ctx, step)
  else await waitForPeople(tx, { lead, parties: locked.parties, side }, ctx)
}

/** The assistant has nothing more to propose. The people of both sides get a mail: from now on only they propose. */
async function end(
  tx: Tx,
  ctx: Ctx,
  { lead, locked: { parties } }: Pick<Step, 'lead' | 'locked'>,
): Promise<void> {
  await endNegotiation(tx, lead.id, ctx.now())
  for (const to of sides) await mailParty(tx, ctx, { to, leadId: lead.id, parties }, 'negotiationEnded')
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
}
