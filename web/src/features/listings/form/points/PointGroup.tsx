import { Button } from '@mantine/core'
import { IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { pointsCopy } from '../../../../copy/listings.ts'
import type { PointRow } from '../form-values.ts'
import classes from './points.module.css'

interface Props {
  side: Side
  shown: boolean
  rows: readonly PointRow[]
  readOnly: boolean
  isFull: boolean
  /** Whether a row is being dragged. */
  isDragging: boolean
  children: (row: PointRow) => ReactNode
  onAdd: () => void
  /** The dragged row is dropped before this one, or at the end. */
  onDrop: (before: string | null) => void
}

/** The points that are shown, or those that are only for matching. Rows of the other group can be dropped here. */
export function PointGroup({ side, shown, rows, readOnly, isFull, isDragging, children, ...on }: Props) {
  const titleId = useId()
  // The row that the dragged one would stand before; 'end' after all.
  const [target, setTarget] = useState<string | null>(null)
  const copy = pointsCopy.groups[shown ? 'shown' : 'hidden']
  const Icon = shown ? IconEye : IconEyeOff

  function over(event: DragEvent, key: string) {
    if (!isDragging) return
    event.preventDefault()
    event.stopPropagation()
    setTarget(key)
  }
  function drop(event: DragEvent, before: string | null) {
    if (!isDragging) return
    event.preventDefault()
    event.stopPropagation()
    setTarget(null)
    on.onDrop(before)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; each row has a button that moves it
    <div
      className={classes.group}
      data-hidden={!shown || undefined}
      data-target={(isDragging && target === 'end') || undefined}
      onDragOver={(event) => over(event, 'end')}
      onDragLeave={() => setTarget(null)}
      onDrop={(event) => drop(event, null)}
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
              data-target={(isDragging && target === row.key) || undefined}
              onDragOver={(event) => over(event, row.key)}
              onDrop={(event) => drop(event, row.key)}
            >
              {children(row)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{readOnly ? copy.none : copy.empty}</p>
      )}
      {!readOnly && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={isFull}
          onClick={on.onAdd}
        >
          {copy.add(side)}
        </Button>
      )}
    </div>
  )
}
