import { ActionIcon, Textarea, Tooltip } from '@mantine/core'
import { IconEye, IconEyeOff, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { limits } from '../../../../../../src/shared/limits.ts'
import { listingsCopy, pointsCopy } from '../../../../copy/listings.ts'
import { Blocked } from '../../../../ui/Blocked.tsx'
import type { PointRow } from '../form-values.ts'
import type { ListingFormState } from '../use-listing-form.ts'
import { HiddenPointNotes } from './HiddenPointNotes.tsx'
import classes from './points.module.css'
import { ShownPointNote } from './ShownPointNote.tsx'
import { usePrivateReason } from './use-private-reason.ts'

interface Props {
  form: ListingFormState
  row: PointRow
  /** Counted over both groups, from 1. */
  number: number
  readOnly: boolean
  /** Whether it is the form's only row, and empty. */
  isOnly: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onMove: () => void
  onRemove: () => void
  onDragStart: (event: PointerEvent<HTMLElement>) => void
}

/** One strength or requirement, with a handle to drag it and buttons to move it to the other group and to delete it. */
export function PointField({ form, row, number, readOnly, isOnly, ...actions }: Props) {
  const copy = listingsCopy(form.side)
  // The text that the person decided to show although it reads as private.
  const [kept, setKept] = useState<string | null>(null)
  const reason = usePrivateReason(form.side, row.reveal && !readOnly ? row.text : '')
  const Move = row.reveal ? IconEyeOff : IconEye

  return (
    <>
      <div className={classes.line} data-line>
        {!readOnly && (
          // Without a pointer, the button that moves the row does the same.
          <span className={classes.handle} data-handle aria-hidden="true" onPointerDown={actions.onDragStart}>
            <IconGripVertical size={18} stroke={1.6} />
          </span>
        )}
        <Textarea
          variant={readOnly ? 'filled' : 'default'}
          flex={1}
          autosize
          minRows={1}
          maxRows={10}
          maxLength={limits.pointText}
          readOnly={readOnly}
          aria-label={copy.pointLabel(number)}
          error={number === 1 && form.errors.points}
          placeholder={readOnly ? undefined : copy.pointPlaceholder}
          value={row.text}
          onChange={(event) => form.setPoint(row.key, { text: event.currentTarget.value })}
          onKeyDown={actions.onKeyDown}
        />
        {!readOnly && (
          <>
            <Tooltip label={pointsCopy.moveTo(!row.reveal)}>
              <ActionIcon
                size={36}
                variant="subtle"
                color="gray"
                data-move
                aria-label={pointsCopy.moveLabel(form.side, number, !row.reveal)}
                onClick={actions.onMove}
              >
                <Move size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <Blocked reason={isOnly ? pointsCopy.lastLine : null}>
              {(blocked) => (
                <ActionIcon
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={copy.deleteLabel(number)}
                  {...blocked}
                  onClick={() => !isOnly && actions.onRemove()}
                >
                  <IconTrash size={18} stroke={1.6} />
                </ActionIcon>
              )}
            </Blocked>
          </>
        )}
      </div>
      {!readOnly && <HiddenPointNotes form={form} row={row} />}
      {reason && row.text !== kept && (
        <ShownPointNote reason={reason} onHide={actions.onMove} onKeep={() => setKept(row.text)} />
      )}
    </>
  )
}
