import { memo } from 'react'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, matchReason } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { snippetLine } from '../../../lib/snippet-line.ts'
import { CompanyName } from '../../../ui/CompanyName.tsx'
import { LeadState } from '../../proposals/states/LeadState.tsx'
import { Coverage } from '../../verdicts/Coverage.tsx'
import { timeAgo } from '../time-ago.ts'
import classes from './MatchRow.module.css'
import { RowMenu } from './menu/RowMenu.tsx'

interface Props {
  side: Side
  lead: LeadSummary
  current: boolean
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/**
 * One match: its listing and company, why it is there, an excerpt of the last message, whether it is new, and its
 * coverage. Uses plain elements instead of Mantine's components and is memoized, because rows render while the list scrolls.
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
          <time className={classes.time} dateTime={lead.lastActivityAt}>
            {timeAgo(lead.lastActivityAt)}
          </time>
        </span>
        <span className={classes.company}>
          <CompanyName name={lead.counterpart.companyName} verified={lead.counterpart.companyVerified} />
        </span>
        <span className={classes.reason}>{matchReason(side, lead)}</span>
        <span className={classes.snippet}>{snippetLine(lead.snippet)}</span>
        <span className={classes.foot}>
          <Coverage count={lead.coverage} withoutFigures />
          <LeadState side={side} lead={lead} />
          {isTerminated(lead) && <span className={classes.terminated}>{leadCopy.terminated}</span>}
        </span>
      </button>
      <RowMenu
        side={other}
        leadId={lead.id}
        name={name}
        company={lead.counterpart.companyName}
        onDetails={() => onDetails(lead.id)}
      />
    </div>
  )
})

/** The placeholder of a row that isn't rendered yet. `text` announces it to screen readers. */
export function RowSkeleton({ height, text }: { height: number; text?: string | undefined }) {
  return (
    <div className={classes.skeleton} style={{ height }}>
      {text && (
        <span className={classes.visuallyHidden} role="status">
          {text}
        </span>
      )}
    </div>
  )
}
