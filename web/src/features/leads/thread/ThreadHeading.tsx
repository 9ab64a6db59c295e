import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { CompanyName } from '../../../ui/CompanyName.tsx'
import { Coverage } from '../../verdicts/Coverage.tsx'
import classes from '../LeadPage.module.css'

interface Props {
  side: Side
  lead: LeadSummary
  /** A phone's tab has the number of open requirements instead. */
  phone: boolean
}

/** The matched listing, its company, and how far the requirements are met. */
export function ThreadHeading({ side, lead, phone }: Props) {
  return (
    <div className={classes.heading}>
      <h1 className={classes.title}>
        {lead.counterpart.listingName || listingsCopy(otherSide(side)).untitled}
      </h1>
      <p className={classes.sub}>
        <span className={classes.company}>
          <CompanyName name={lead.counterpart.companyName} verified={lead.counterpart.companyVerified} />
        </span>
        {!phone && <Coverage count={lead.coverage} />}
        {isTerminated(lead) && <span className={classes.terminated}>{leadCopy.terminated}</span>}
      </p>
    </div>
  )
}
