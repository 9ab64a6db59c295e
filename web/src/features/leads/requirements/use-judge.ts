import { useRef, useState } from 'react'
import type { JudgementView } from '../../../../../src/leads/rounds/schema.ts'
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
  const latest = useRef<Promise<unknown>>(Promise.resolve())

  async function judge(verdict: Verdict): Promise<void> {
    const choice = { verdict }
    setChosen(choice)
    onJudge(verdict)
    // One after the other, so that the last choice is the one stored.
    const save = () => utils.client.leads.judgeRequirement.mutate({ leadId, requirement, verdict })
    const saving = latest.current.then(save, save)
    latest.current = saving
    unsaved.add(saving)
    try {
      await saving
    } catch (error) {
      void showAlert(leadCopy.judgeFailed(failureText(error)))
    } finally {
      unsaved.delete(saving)
    }
    await refreshLead(utils, leadId)
    // A later choice stays until it is stored itself.
    setChosen((current) => (current === choice ? null : current))
  }

  return { own: chosen ? chosen.verdict : humanVerdict, judge }
}
