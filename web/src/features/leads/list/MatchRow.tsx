import { memo } from 'react'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import type { LeadSummary } from '../../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { Coverage } from '../../verdicts/Coverage.tsx'
import { agoOf } from '../moments.ts'
import classes from './MatchesPane.module.css'
import { RowMenu } from './RowMenu.tsx'

interface Props {
  side: Side
  lead: LeadSummary
  current: boolean
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/**
 * One match: whose and what, the last words, what is new, how far the requirements are met.
 * While the list scrolls only new rows are drawn, and plainly, without the library's parts.
 */
export const MatchRow = memo(function MatchRow({ side, lead, current, onSelect, onDetails }: Props) {
  const other = otherSide(side)
  const name = lead.counterpart.listingName || listingsCopy(other).untitled
  return (
    <div className={classes.row} data-current={current}>
      <button
        type="button"
        className={classes.main}
        aria-current={current ? 'true' : undefined}
        onClick={() => onSelect(lead.id)}
      >
        <span className={classes.line}>
          <span className={classes.name} data-unseen={lead.unseen}>
            {lead.unseen && (
              <span className={classes.dot} role="img" aria-label={leadCopy.unseen} title={leadCopy.unseen} />
            )}
            {name}
          </span>
          <time className={classes.when} dateTime={lead.lastActivityAt}>
            {agoOf(lead.lastActivityAt)}
          </time>
        </span>
        <span className={classes.company}>{lead.counterpart.companyName}</span>
        <span className={classes.snippet}>{lead.snippet}</span>
        <span className={classes.foot}>
          <Coverage count={lead.coverage} />
          {isTerminated(lead) && <span className={classes.ended}>{leadCopy.terminated}</span>}
        </span>
      </button>
      <RowMenu side={other} name={name} onDetails={() => onDetails(lead.id)} />
    </div>
  )
})

/** A row to come; `text` says so to those who don't see the grey shapes. */
export function RowSkeleton({ height, text }: { height: number; text?: string | undefined }) {
  return (
    <div className={classes.skeleton} style={{ height }}>
      {text && (
        <span className={classes.said} role="status">
          {text}
        </span>
      )}
    </div>
  )
}
