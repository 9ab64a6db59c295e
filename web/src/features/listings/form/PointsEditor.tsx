import { ActionIcon, Button, Group, Input, Stack, Switch, Textarea, Tooltip } from '@mantine/core'
import { IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../../../src/shared/limits.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { RevealFlag } from '../../../ui/RevealFlag.tsx'
import { HiddenPointNotes } from './HiddenPointNotes.tsx'
import classes from './ListingForm.module.css'
import type { ListingFormState } from './use-listing-form.ts'

/** The strengths or requirements, one per row with its reveal flag. Enter adds a row; Backspace removes an empty one. */
export function PointsEditor({ form, readOnly }: { form: ListingFormState; readOnly: boolean }) {
  const copy = listingsCopy(form.side)
  const labelId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const { points } = form.values
  const isFull = points.length >= limits.points
  const onlyEmpty = points.length === 1 && !points[0]?.text.trim()

  const focus = (key: string) =>
    list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${key}"] textarea`)?.focus()
  // Rendered synchronously, so that the next key goes to the new row.
  const add = (after?: string) => focus(flushSync(() => form.addPoint(after)))

  /** Removes a row, and focuses the row that takes its place or the last one. */
  function remove(key: string, index: number) {
    flushSync(() => form.removePoint(key))
    const rows = list.current?.querySelectorAll('textarea')
    rows?.[Math.min(index, rows.length - 1)]?.focus()
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const row = points[index]
    if (readOnly || !row || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (!isFull) add(row.key)
    }
    const previous = points[index - 1]
    if (event.key === 'Backspace' && row.text === '' && previous) {
      event.preventDefault()
      focus(previous.key)
      form.removePoint(row.key)
    }
  }

  return (
    <fieldset className={classes.group} aria-labelledby={labelId} ref={list}>
      <Input.Label component="legend" id={labelId} required={!readOnly}>
        {copy.Points}
      </Input.Label>
      {!readOnly && <Input.Description mb="xs">{copy.pointsHelp}</Input.Description>}
      <Stack component="ul" gap="xs" className={classes.points}>
        {points.map((row, index) => (
          <li key={row.key} data-row={row.key}>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <Textarea
                variant={readOnly ? 'filled' : 'default'}
                flex={1}
                autosize
                minRows={1}
                maxRows={10}
                maxLength={limits.pointText}
                readOnly={readOnly}
                aria-label={copy.pointLabel(index + 1)}
                placeholder={readOnly ? undefined : copy.pointPlaceholder}
                value={row.text}
                onChange={(event) => form.setPoint(row.key, { text: event.currentTarget.value })}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
              {readOnly ? (
                <RevealFlag revealed={row.reveal} className={classes.rowControl} />
              ) : (
                <Tooltip label={row.reveal ? 'Shown to matched parties' : 'Hidden from matched parties'}>
                  <div className={classes.rowControl}>
                    <Switch
                      size="md"
                      aria-label={copy.revealLabel(index + 1)}
                      checked={row.reveal}
                      onChange={(event) => form.setPoint(row.key, { reveal: event.currentTarget.checked })}
                      thumbIcon={row.reveal ? <IconEye size={11} /> : <IconEyeOff size={11} />}
                      classNames={{ thumb: classes.thumb }}
                    />
                  </div>
                </Tooltip>
              )}
              {!readOnly && (
                <ActionIcon
                  className={classes.rowControl}
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={copy.deleteLabel(index + 1)}
                  disabled={onlyEmpty}
                  onClick={() => remove(row.key, index)}
                >
                  <IconTrash size={18} stroke={1.6} />
                </ActionIcon>
              )}
            </Group>
            {!readOnly && <HiddenPointNotes form={form} row={row} />}
          </li>
        ))}
      </Stack>
      {!readOnly && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={isFull}
          onClick={() => add()}
        >
          {copy.addPoint}
        </Button>
      )}
    </fieldset>
  )
}
