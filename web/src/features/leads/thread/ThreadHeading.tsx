import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import type { LeadSummary } from '../../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { Coverage } from '../../verdicts/Coverage.tsx'
import classes from '../LeadPage.module.css'

/** Whom and about what one talks, and how far the requirements are met. */
export function ThreadHeading({
  side,
  lead,
  onDetails,
}: {
  side: Side
  lead: LeadSummary
  onDetails: () => void
}) {
  const other = otherSide(side)
  return (
    <>
      <div className={classes.heading}>
        <h1 className={classes.title}>{lead.counterpart.listingName || listingsCopy(other).untitled}</h1>
        <p className={classes.sub}>
          <span className={classes.company}>{lead.counterpart.companyName}</span>
          <Coverage count={lead.coverage} />
          {isTerminated(lead) && <span className={classes.ended}>{leadCopy.terminated}</span>}
        </p>
      </div>
      <Tooltip label={detailsCopy[other].title}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={38}
          flex="none"
          aria-label={detailsCopy[other].title}
          onClick={onDetails}
        >
          <IconInfoCircle size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
