import { memo } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import type { BoardRow, Column } from '../rows.ts'
import classes from './BoardTable.module.css'
import { Cell } from './Cell.tsx'

interface Props {
  side: Side
  row: BoardRow
  column: Column
  isBest: boolean
  /** Where a pinned column stays, in px; null for one that scrolls. */
  left: number | null
  now: number
}

/** Memoized: scrolling renders only the columns that appear. */
export const BodyCell = memo(function BodyCell({ left, ...cell }: Props) {
  return (
    <td
      className={classes.cell}
      style={left === null ? undefined : { left }}
      data-pinned={left !== null}
      data-best={cell.isBest}
    >
      <Cell {...cell} />
    </td>
  )
})
