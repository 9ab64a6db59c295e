import { useState } from 'react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'

export interface MarkChanges {
  /** The requirements whose verdicts have changed with the last update. */
  readonly changed: ReadonlySet<string>
  /** Such as '2 newly met'; empty without a change. */
  readonly text: string
}

const none: MarkChanges = { changed: new Set(), text: '' }

/** The assistant's verdicts that changed while the lead was open. Those that the buyer has overridden don't count. */
export function useMarkChanges({ side, latestRound }: LeadView): MarkChanges {
  const marks = new Map<string, Verdict>(
    side === 'seller'
      ? latestRound.marks.map(({ requirement, verdict }) => [requirement, verdict])
      : latestRound.judgements
          .filter(({ humanVerdict }) => humanVerdict === null)
          .map(({ requirement, verdict }) => [requirement, verdict]),
  )
  const key = JSON.stringify([...marks])
  const [known, setKnown] = useState({ key, marks, changes: none })
  if (key === known.key) return known.changes
  const found = [...marks].filter(
    ([requirement, verdict]) => known.marks.has(requirement) && known.marks.get(requirement) !== verdict,
  )
  const count = (wanted: Verdict) => found.filter(([, verdict]) => verdict === wanted).length
  const changes: MarkChanges = {
    changed: new Set(found.map(([requirement]) => requirement)),
    text: leadCopy.newMarks(count('meet'), count('not meet'), count(null)),
  }
  setKnown({ key, marks, changes })
  return changes
}
