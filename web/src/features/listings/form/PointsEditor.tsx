import { Input } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../../../src/shared/limits.ts'
import { listingsCopy, pointsCopy } from '../../../copy/listings.ts'
import { UndoNotice, useRemoved } from '../../../ui/messages/UndoNotice.tsx'
import type { PointRow } from './form-values.ts'
import { PointField } from './points/PointField.tsx'
import { PointGroup } from './points/PointGroup.tsx'
import classes from './points/points.module.css'
import { useDrag } from './points/use-drag.ts'
import type { ListingFormState } from './use-listing-form.ts'

/**
 * The strengths or requirements in two groups: shown, and only for matching. Rows are dragged or moved by their button;
 * Enter adds a row, Backspace removes an empty one.
 */
export function PointsEditor({ form, readOnly }: { form: ListingFormState; readOnly: boolean }) {
  const copy = listingsCopy(form.side)
  const labelId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [moved, setMoved] = useState('')
  const [removed, setRemoved] = useRemoved<{ row: PointRow; index: number }>()
  const { points } = form.values
  const groups = [points.filter(({ reveal }) => reveal), points.filter(({ reveal }) => !reveal)] as const
  // As they stand on the screen.
  const rows = groups.flat()
  const isFull = points.length >= limits.points
  const isOnly = points.length === 1 && !points[0]?.text.trim()

  const focus = (key: string, part = 'textarea') =>
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${part}`)?.focus()
  // Rendered synchronously, so that the next key goes to the new row.
  const add = (reveal: boolean, after?: string) => focus(flushSync(() => form.addPoint(reveal, after)))

  /** Removes a row, and focuses the row that takes its place or the last one. */
  function remove(removedRow: PointRow) {
    const index = rows.indexOf(removedRow)
    flushSync(() => {
      form.removePoint(removedRow.key)
      if (removedRow.text.trim() !== '') setRemoved({ row: removedRow, index: points.indexOf(removedRow) })
    })
    const fields = list.current?.querySelectorAll('textarea')
    fields?.[Math.min(index, fields.length - 1)]?.focus()
  }

  function undo() {
    if (!removed) return
    flushSync(() => {
      form.restorePoint(removed.row, removed.index)
      setRemoved(null)
    })
    focus(removed.row.key)
  }

  function move({ key, text }: PointRow, reveal: boolean, before: string | null = null) {
    flushSync(() => {
      form.movePoint(key, reveal, before)
      setMoved(pointsCopy.moved(text, reveal))
    })
    focus(key, '[data-move]')
  }

  const { drag, start } = useDrag((key, { shown, before }) => {
    const row = points.find((point) => point.key === key)
    if (row) move(row, shown, before)
  })

  function onKeyDown(event: KeyboardEvent, row: PointRow) {
    if (readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (!isFull) add(row.reveal, row.key)
    }
    const previous = rows[rows.indexOf(row) - 1]
    if (event.key === 'Backspace' && row.text === '' && previous) {
      event.preventDefault()
      focus(previous.key)
      form.removePoint(row.key)
    }
  }

  return (
    <fieldset className={classes.root} aria-labelledby={labelId} ref={list}>
      <Input.Label component="legend" id={labelId} required={!readOnly}>
        {copy.Points}
      </Input.Label>
      {groups.map((group, at) => (
        <PointGroup
          key={at === 0 ? 'shown' : 'hidden'}
          side={form.side}
          shown={at === 0}
          rows={group}
          readOnly={readOnly}
          isFull={isFull}
          drag={drag}
          onAdd={() => add(at === 0)}
        >
          {(row) => (
            <PointField
              form={form}
              row={row}
              number={rows.indexOf(row) + 1}
              readOnly={readOnly}
              isOnly={isOnly}
              onKeyDown={(event) => onKeyDown(event, row)}
              onMove={() => move(row, !row.reveal)}
              onRemove={() => remove(row)}
              onDragStart={(event) => start(event, row.key)}
            />
          )}
        </PointGroup>
      ))}
      <UndoNotice name={removed?.row.text ?? null} onUndo={undo} />
      <p className={classes.announcement} role="status">
        {moved}
      </p>
    </fieldset>
  )
}
