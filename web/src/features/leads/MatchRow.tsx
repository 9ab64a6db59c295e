import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconInfoCircle } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { isTerminated } from '../../../../src/leads/policy.ts'
import type { LeadSummary } from '../../../../src/leads/schema.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { Coverage } from '../verdicts/Coverage.tsx'
import classes from './MatchesPane.module.css'
import { agoOf } from './moments.ts'

interface Props {
  side: Side
  lead: LeadSummary
  current: boolean
  onSelect: (id: string) => void
  onDetails: (id: string) => void
}

/**
 * One match: whose and what, the last words, what is new, how far the requirements are met.
 * While the list scrolls only new rows are drawn.
 */
export const MatchRow = memo(function MatchRow({ side, lead, current, onSelect, onDetails }: Props) {
  const more = useRef<HTMLButtonElement>(null)
  const other = otherSide(side)
  const name = lead.counterpartListingName || listingsCopy(other).untitled
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
        <span className={classes.company}>
          {side === 'seller' ? lead.buyerCompanyName : lead.sellerCompanyName}
        </span>
        <span className={classes.snippet}>{lead.snippet}</span>
        <span className={classes.foot}>
          <Coverage count={lead.coverage} />
          {isTerminated(lead) && <span className={classes.ended}>{leadCopy.terminated}</span>}
        </span>
      </button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            ref={more}
            variant="subtle"
            color="gray"
            size={34}
            className={classes.more}
            aria-label={leadCopy.details(name)}
          >
            <IconDotsVertical size={17} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconInfoCircle size={16} stroke={1.7} />}
            onClick={() => {
              // The item is gone when the details close: the focus returns to the menu's button.
              more.current?.focus()
              onDetails(lead.id)
            }}
          >
            {detailsCopy[other].title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
})
