import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Package } from '../../shared/agreements.ts'
import { noteFromTemplate } from '../../shared/proposal-note.ts'
import { otherSide } from '../../shared/sides.ts'
import { personOf } from '../actor.ts'
import { lockNegotiation } from '../lock-negotiation.ts'
import { readNegotiation } from './advance.ts'
import { decide } from './decide.ts'
import { proposalsOf } from './proposals-of.ts'
import { readMandates } from './read.ts'
import type { negotiationSchema } from './schema.ts'

/** What the assistant would do next for the viewer's side. Nobody else reads it. */
export type Advice =
  | { readonly do: 'propose'; readonly packages: readonly Package[]; readonly note: string }
  | { readonly do: 'accept'; readonly index: number }
  | { readonly do: 'ask' | 'end' }

export interface NegotiationControls {
  /** Null without a mandate, and while it isn't this side's turn. */
  readonly advice: Advice | null
  readonly hasMandate: boolean
  readonly paused: boolean
  /** The assistant asks this side's people to decide. */
  readonly asks: boolean
}

/** What a side's people see of their own assistant in a lead. */
export function readControls(
  ctx: SignedIn,
  { leadId }: z.output<typeof negotiationSchema>,
): Promise<NegotiationControls> {
  return ctx.db.transaction(async (tx) => {
    const { lead, side, latest, inForce } = await lockNegotiation(tx, personOf(ctx.viewer), { leadId })
    const row = await readNegotiation(tx, leadId)
    const mandates = await readMandates(tx, lead)
    const isTurn = !inForce && (latest?.status !== 'open' || latest.side === otherSide(side))
    const decision = isTurn
      ? decide(side, mandates, {
          proposals: await proposalsOf(tx, leadId),
          firstNumber:
            row?.firstNumber ?? (latest?.status === 'open' ? latest.number : (latest?.number ?? 0) + 1),
          now: ctx.now(),
        })
      : null
    return {
      advice: decision && adviceOf(decision),
      hasMandate: mandates[side] !== null,
      paused: row?.[side === 'seller' ? 'sellerPaused' : 'buyerPaused'] ?? false,
      asks: row?.asks === side && row.state !== 'running',
    }
  })
}

function adviceOf(decision: NonNullable<ReturnType<typeof decide>>): Advice {
  if (decision.do === 'propose')
    return { do: 'propose', packages: decision.packages, note: noteFromTemplate(decision.packages) }
  return decision.do === 'accept' ? { do: 'accept', index: decision.index } : { do: decision.do }
}
