import type { Ctx } from '../../context.ts'
import { leadSides } from '../../db/tables/leads.ts'
import { readSources } from '../../listings/read.ts'
import { metered } from '../../metering/metering.ts'
import { proposalBrief } from '../../providers/assistant/briefs.ts'
import { AssistantError } from '../../providers/assistant/errors.ts'
import {
  describePackages,
  noteFromTemplate,
  statesOnlyFiguresOf,
} from '../../shared/proposals/proposal-note.ts'
import type { Step } from './plan-step.ts'

/** How long the assistant may send nothing, in milliseconds. The template replaces a note that takes longer. */
const maxSilenceMs = 8_000

/**
 * Writes the note of the proposal that a step would send; empty for other steps. The model knows the chosen packages and
 * what both sides reveal. If the call fails, or its text has a figure that is in no package, the template is the note.
 */
export async function writeNote(
  ctx: Ctx,
  { lead, side, decision }: Pick<Step, 'lead' | 'side' | 'decision'>,
  signal: AbortSignal,
): Promise<string> {
  if (decision.do !== 'propose' || !decision.allowed) return ''
  const { packages } = decision
  const sources = await readSources(ctx.db, [lead.sellerListingId, lead.buyerListingId])
  const [seller, buyer] = [sources.get(lead.sellerListingId), sources.get(lead.buyerListingId)]
  if (!seller || !buyer) throw new Error('a listing of the lead is missing')
  const brief = proposalBrief(side, seller, buyer, describePackages(packages))
  const call = metered(ctx, lead[leadSides[side].company], { signal })
  const text = await ctx.assistant
    .pitch(brief, { ...call, maxSilenceMs })
    .catch((error: unknown) => {
      if (error instanceof AssistantError) return null
      throw error
    })
    .finally(call.settled)
  return text !== null && statesOnlyFiguresOf(packages, text) ? text : noteFromTemplate(packages)
}
