import { Button } from '@mantine/core'
import { IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { pointsCopy } from '../../../../copy/listings.ts'
import type { PointRow } from '../form-values.ts'
import classes from './points.module.css'
import type { Drag } from './use-drag.ts'

interface Props {
  side: Side
  shown: boolean
  rows: readonly PointRow[]
  readOnly: boolean
  isFull: boolean
  /** The row that is being dragged. */
  drag: Drag | null
  children: (row: PointRow) => ReactNode
  onAdd: () => void
}

/** The points that are shown, or those that are only for matching. Rows of the other group can be dropped here. */
export function PointGroup({ side, shown, rows, readOnly, isFull, drag, children, onAdd }: Props) {
  const titleId = useId()
  const target = drag?.target?.shown === shown ? drag.target : null
  const copy = pointsCopy.groups[shown ? 'shown' : 'hidden']
  const Icon = shown ? IconEye : IconEyeOff

  return (
    <div
      className={classes.group}
      data-hidden={!shown || undefined}
      data-group={shown ? 'shown' : 'hidden'}
      data-target={(target && target.before === null) || undefined}
    >
      <h3 id={titleId} className={classes.title}>
        <Icon size={15} stroke={1.8} aria-hidden />
        {copy.title}
        <span className={classes.hint}>{copy.hint}</span>
      </h3>
      {rows.length > 0 ? (
        <ul className={classes.points} aria-labelledby={titleId}>
          {rows.map((row) => (
            <li
              key={row.key}
              data-row={row.key}
              data-dragged={drag?.key === row.key || undefined}
              data-target={target?.before === row.key || undefined}
            >
              {children(row)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{readOnly ? copy.none : copy.empty}</p>
      )}
      {!readOnly && isFull && <p className={classes.empty}>{pointsCopy.full}</p>}
      {!readOnly && !isFull && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={onAdd}
        >
          {copy.add(side)}
        </Button>
      )}
    </div>
  )
}
