import { and, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { proposalStatus } from '../../db/sql/leads/proposals.ts'
import { agreements, proposals } from '../../db/tables/agreements.ts'
import { leads, sideOf } from '../../db/tables/leads.ts'
import { pausedColumn } from '../../db/tables/mandates.ts'
import { AppError } from '../../shared/errors.ts'
import { otherSide } from '../../shared/sides.ts'
import { readNegotiation } from './advance.ts'
import { type Decision, decide } from './decide.ts'
import { proposalsOf } from './proposals-of.ts'
import { readMandates } from './read.ts'
import type { Advice, NegotiationControls, negotiationSchema } from './schema.ts'

/**
 * What the people of the viewer's side see of their own assistant in a lead: its next step, and whether it is paused or asks
 * them to decide.
 * @throws NOT_FOUND for a third company, and for a lead that isn't open
 */
export async function readControls(
  { db, viewer, now }: SignedIn,
  { leadId }: z.output<typeof negotiationSchema>,
): Promise<NegotiationControls> {
  const { side, row, mandates, shared } = await db.transaction(async (tx) => {
    const [lead] = await tx
      .select()
      .from(leads)
      .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
    const side = lead && sideOf(lead, viewer.companyId)
    if (!lead || !side) throw new AppError('NOT_FOUND')
    const [row, mandates] = [await readNegotiation(tx, leadId), await readMandates(tx, lead)]
    const [inForce] = await tx
      .select({ id: agreements.id })
      .from(agreements)
      .where(and(eq(agreements.leadId, leadId), isNull(agreements.cancelledAt)))
    const [latest] = await tx
      .select({ number: proposals.number, side: proposals.side, status: proposalStatus })
      .from(proposals)
      .innerJoin(leads, eq(leads.id, proposals.leadId))
      .where(eq(proposals.leadId, leadId))
      .orderBy(desc(proposals.number))
      .limit(1)
    const open = latest?.status === 'open' ? latest : null
    const isTurn = mandates[side] !== null && !inForce && (!open || open.side === otherSide(side))
    const firstNumber = row?.firstNumber ?? open?.number ?? (latest?.number ?? 0) + 1
    const shared = isTurn && {
      proposals: await proposalsOf(tx, { leadId, from: firstNumber }),
      firstNumber,
    }
    return { side, row, mandates, shared: shared || null }
  })
  // Takes some milliseconds, in which no connection is held.
  const decision = shared && decide(side, mandates, { ...shared, now: now() })
  return {
    advice: decision && adviceOf(decision),
    hasMandate: mandates[side] !== null,
    paused: row?.[pausedColumn[side]] ?? false,
    asks: row?.state === 'waiting' && row.asks === side,
  }
}

function adviceOf(decision: Decision): Advice {
  if (decision.do === 'propose') {
    const { packages, worth } = decision
    return { do: 'propose', packages, worth }
  }
  if (decision.do === 'accept') return { do: 'accept', index: decision.index, worth: decision.worth }
  return { do: decision.do }
}
