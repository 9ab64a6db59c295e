import { useMemo } from 'react'
import { engineMandate, type MandateContent } from '../../../../src/negotiation/mandate-content.ts'
import { next } from '../../../../src/negotiation/next.ts'
import { publicTermsOf } from '../../../../src/negotiation/public-terms.ts'
import { countedUnit } from '../../../../src/shared/proposals/counted-unit.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { showMoney, showNumber } from '../../lib/typed-numbers.ts'
import classes from './Mandate.module.css'

/** What the assistant would propose first on this mandate. The engine itself computes it, in the browser. */
export function OpeningPreview({ side, content }: { side: Side; content: MandateContent | null }) {
  const lines = useMemo(() => (content ? openingOf(side, content) : []), [side, content])
  return (
    <section className={classes.preview} aria-live="polite">
      <h3>{mandateCopy.preview}</h3>
      {lines.length === 0 ? <p>{mandateCopy.noPreview}</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </section>
  )
}

function openingOf(side: Side, content: MandateContent): string[] {
  const publicTerms = publicTermsOf([content])
  const mandate = engineMandate(side, content, null)
  const now = new Date()
  const step = next({ mandate, publicTerms, history: [], round: 1, lastRound: content.maxRounds, now })
  if (step.do !== 'propose') return []
  return step.packages.map(({ price, terms }) => {
    const named = publicTerms.map(({ key, label, unit }) => {
      const value = terms[key] ?? ''
      return `${label}: ${countedUnit(typeof value === 'number' ? showNumber(value) : value, unit)}`
    })
    return [showMoney({ minor: price, currency: content.currency }), ...named].join('; ')
  })
}
