import { SegmentedControl } from '@mantine/core'
import { IconEyeOff, IconPin, IconPinFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { waitsFor } from '../../../../../src/agreements/policy.ts'
import { boardCopy } from '../../../copy/board.ts'
import { UnverifiedMark } from '../../../ui/CompanyName.tsx'
import { LeadLink } from '../LeadLink.tsx'
import type { Column } from '../rows.ts'
import classes from './BoardTable.module.css'
import type { TableProps } from './table-props.ts'

interface Props extends Pick<TableProps, 'board' | 'onOption' | 'onPin' | 'onHide' | 'onAccept'> {
  column: Column
  isPinned: boolean
  /** In px. */
  width: number
  /** Where a pinned column stays; null for one that scrolls. */
  left: number | null
  index: number
  now: number
}

/**
 * A lead's company and listing, what can be done from here, and which option of its proposal the column shows. Uses plain
 * elements, because many render while the board scrolls.
 */
export const ColumnHead = memo(function ColumnHead({
  board,
  column,
  isPinned,
  width,
  left,
  index,
  now,
  ...on
}: Props) {
  const { lead, option } = column
  const { proposal } = lead
  const packages = proposal?.packages ?? []
  const isOpen = proposal !== null && Date.parse(proposal.validUntil) > now
  // A person accepts only what the board shows whole.
  const canAnswer = isOpen && !proposal.isCut && !lead.agreementId && waitsFor(proposal, board.side)
  return (
    <th
      scope="col"
      className={classes.head}
      style={left === null ? { width } : { width, left }}
      data-pinned={left !== null}
      aria-colindex={index}
    >
      <div className={classes.names}>
        <LeadLink board={board} leadId={lead.id} className={classes.company} title={lead.companyName}>
          {lead.companyName}
        </LeadLink>
        {!lead.companyVerified && <UnverifiedMark />}
        <span className={classes.listing} title={lead.listingName}>
          {lead.listingName}
        </span>
      </div>
      <div className={classes.icons}>
        <button
          type="button"
          className={classes.icon}
          aria-pressed={isPinned}
          aria-label={isPinned ? boardCopy.unpin(lead.companyName) : boardCopy.pin(lead.companyName)}
          onClick={() => on.onPin(lead.id)}
        >
          {isPinned ? <IconPinFilled size={15} /> : <IconPin size={15} stroke={1.7} />}
        </button>
        <button
          type="button"
          className={classes.icon}
          aria-label={boardCopy.hide(lead.companyName)}
          onClick={() => on.onHide(lead.id)}
        >
          <IconEyeOff size={15} stroke={1.7} />
        </button>
      </div>
      <div className={classes.actions}>
        {canAnswer ? (
          <>
            <button
              type="button"
              className={classes.accept}
              aria-label={boardCopy.acceptOf(lead.companyName)}
              onClick={() => on.onAccept(column)}
            >
              {boardCopy.accept}
            </button>
            <LeadLink
              board={board}
              leadId={lead.id}
              counter
              className={classes.action}
              aria-label={boardCopy.counterOf(lead.companyName)}
            >
              {boardCopy.counter}
            </LeadLink>
          </>
        ) : (
          <LeadLink
            board={board}
            leadId={lead.id}
            className={classes.action}
            aria-label={boardCopy.openOf(lead.companyName)}
          >
            {boardCopy.open}
          </LeadLink>
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
})
