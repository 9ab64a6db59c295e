import { useDeferredValue, useEffect, useState } from 'react'
import type { NoteReason } from '../../../../../../src/listings/schema.ts'
import type { Side } from '../../../../../../src/shared/sides.ts'

/** Why a shown point may not be meant for the other side. */
export type FlagReason = Exclude<NoteReason, 'refusal'> | 'contact'

/** Loads the reading of private wording when it is needed: its lexicons are larger than the page. */
const loadPassages = () => import('../../../../../../src/language/privacy/passages/passages.ts')

/** How a point reads that is shown to the other side; null if nothing is private about it, or until the rules are loaded. */
export function usePrivateReason(side: Side, text: string): FlagReason | null {
  const deferred = useDeferredValue(text)
  const [reason, setReason] = useState<FlagReason | null>(null)
  useEffect(() => {
    if (deferred.trim() === '') return setReason(null)
    let isCurrent = true
    void loadPassages().then(({ passagesOf }) => {
      const passage = passagesOf(deferred, 'listing', side).find(
        ({ reading }) => reading !== 'public' && reading !== 'refusal',
      )
      const reading = passage?.reading
      if (!isCurrent) return
      setReason(reading === 'contact' ? reading : reading === 'unsure' ? reading : (passage?.reason ?? null))
    })
    return () => {
      isCurrent = false
    }
  }, [side, deferred])
  return reason
}
