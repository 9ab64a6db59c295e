import { IconArrowDown, IconArrowUp, IconEyeOff } from '@tabler/icons-react'
import { memo } from 'react'
import { boardCopy } from '../../../copy/board.ts'
import type { Sorting } from '../ranking.ts'
import type { BoardRow } from '../rows.ts'
import classes from './BoardTable.module.css'

interface Props {
  row: BoardRow
  /** Why the row isn't ranked. */
  note: string | null
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}

/** A row's label: a button that sorts the columns by the row, the good values first, then reversed, then not at all. */
export const RowHead = memo(function RowHead({ row, note, sorting, onSort }: Props) {
  const current = sorting?.key === row.key ? sorting : null
  const goodFirst = row.better === 'higher' || row.kind === 'requirement'
  const next = !current
    ? { key: row.key, descending: goodFirst }
    : current.descending === goodFirst
      ? { key: row.key, descending: !goodFirst }
      : null
  return (
    <th
      scope="row"
      className={classes.label}
      aria-sort={current ? (current.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={classes.sort} title={row.label} onClick={() => onSort(next)}>
        <span className={classes.labelText}>{row.label}</span>
        {row.isHidden && (
          <IconEyeOff
            size={14}
            stroke={1.7}
            role="img"
            aria-label={boardCopy.yours}
            className={classes.mark}
          />
        )}
        {current &&
          (current.descending ? (
            <IconArrowDown size={14} aria-hidden />
          ) : (
            <IconArrowUp size={14} aria-hidden />
          ))}
      </button>
      {note && <span className={classes.note}>{note}</span>}
    </th>
  )
})
