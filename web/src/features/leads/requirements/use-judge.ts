import { useState } from 'react'
import type { JudgementView } from '../../../../../src/leads/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { refreshLead } from '../../../lib/live/refresh-leads.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'

const unsaved = new Set<Promise<unknown>>()

/** Resolves when all chosen judgements are saved or have failed: a round locks the lead, which would refuse them. */
export const judgementsSaved = (): Promise<unknown> => Promise.allSettled(unsaved)

/** The buyer's own judgement of a requirement. A choice shows at once; if it can't be stored, the stored one shows again. */
export function useJudge(
  leadId: string,
  { requirement, humanVerdict }: JudgementView,
  onJudge: (verdict: Verdict) => void,
) {
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState<{ verdict: Verdict } | null>(null)

  async function judge(verdict: Verdict): Promise<void> {
    setChosen({ verdict })
    onJudge(verdict)
    const saving = utils.client.leads.judgeRequirement.mutate({ leadId, requirement, verdict })
    unsaved.add(saving)
    try {
      await saving
    } catch (error) {
      void showAlert(leadCopy.judgeFailed(failureText(error)))
    } finally {
      unsaved.delete(saving)
    }
    await refreshLead(utils, leadId)
    setChosen(null)
  }

  return { own: chosen ? chosen.verdict : humanVerdict, judge }
}
