import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconEyeOff, IconPin, IconPinFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { waitsFor } from '../../../../src/agreements/policy.ts'
import { boardCopy } from '../../copy/board.ts'
import classes from './Board.module.css'
import { LeadLink } from './LeadLink.tsx'
import type { Column } from './rows.ts'
import type { TableProps } from './table-props.ts'

interface Props extends TableProps {
  column: Column
  style: CSSProperties
  isPinned: boolean
  isSticky: boolean
  index: number
  now: number
}

/** A lead's company and listing, what can be done from here, and which option of its proposal the column shows. */
export function ColumnHead({ board, column, style, isPinned, isSticky, index, now, ...on }: Props) {
  const { lead, option } = column
  const { proposal } = lead
  const packages = proposal?.packages ?? []
  const isOpen = proposal !== null && Date.parse(proposal.validUntil) > now
  const canAnswer = isOpen && !lead.agreementId && waitsFor(proposal, board.side)
  return (
    <th scope="col" className={classes.head} style={style} data-pinned={isSticky} aria-colindex={index}>
      <div className={classes.names}>
        <LeadLink board={board} leadId={lead.id} className={classes.company} title={lead.companyName}>
          {lead.companyName}
        </LeadLink>
        <span className={classes.listing} title={lead.listingName}>
          {lead.listingName}
        </span>
      </div>
      <div className={classes.icons}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-pressed={isPinned}
          aria-label={isPinned ? boardCopy.unpin(lead.companyName) : boardCopy.pin(lead.companyName)}
          onClick={() => on.onPin(lead.id)}
        >
          {isPinned ? <IconPinFilled size={15} /> : <IconPin size={15} stroke={1.7} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={boardCopy.hide(lead.companyName)}
          onClick={() => on.onHide(lead.id)}
        >
          <IconEyeOff size={15} stroke={1.7} />
        </ActionIcon>
      </div>
      <div className={classes.actions}>
        {canAnswer ? (
          <>
            <Button size="compact-sm" onClick={() => on.onAccept(column)}>
              {boardCopy.accept}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              renderRoot={(props) => <LeadLink board={board} leadId={lead.id} counter {...props} />}
            >
              {boardCopy.counter}
            </Button>
          </>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            renderRoot={(props) => <LeadLink board={board} leadId={lead.id} {...props} />}
          >
            {boardCopy.open}
          </Button>
        )}
        {packages.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={boardCopy.options(lead.companyName)}
            data={packages.map((_, i) => ({ value: String(i), label: boardCopy.optionShort(i) }))}
            value={String(option)}
            onChange={(value) => on.onOption(lead.id, Number(value))}
          />
        )}
      </div>
    </th>
  )
}
