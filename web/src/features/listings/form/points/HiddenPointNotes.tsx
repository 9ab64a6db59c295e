import { Button, Group, Stack, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { listingsCopy, reasonCopy } from '../../../../copy/listings.ts'
import type { PointRow } from '../form-values.ts'
import type { ListingFormState } from '../use-listing-form.ts'
import { findRepeats, withoutRepeat } from './find-repeats.ts'
import classes from './points.module.css'

/** Below a hidden point: why the parsed text made it one, and where its words are still shown. */
export function HiddenPointNotes({ form, row }: { form: ListingFormState; row: PointRow }) {
  if (row.reveal || row.text.trim() === '') return null
  const copy = listingsCopy(form.side)
  const repeats = findRepeats(form.values, row)
  if (!row.reason && repeats.length === 0) return null
  return (
    <Stack gap={4} className={classes.notes} role="note">
      {row.reason && (
        <Group gap="xs">
          <Text size="sm" className={classes.reason}>
            <IconEyeOff size={15} aria-hidden className={classes.reasonIcon} />
            {reasonCopy[row.reason]}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={() => form.movePointToInstructions(row.key)}>
            {copy.toInstructions}
          </Button>
        </Group>
      )}
      {repeats.map((repeat) => (
        <div key={`${repeat.field}${repeat.key}${repeat.text}`}>
          <Text size="sm">
            {copy.repeated(repeat.field)} <q>{repeat.text}</q>
          </Text>
          {repeat.field !== 'name' && (
            <Button
              size="compact-xs"
              variant="light"
              onClick={() => form.set(withoutRepeat(form.values, repeat))}
            >
              {copy.removeRepeat}
            </Button>
          )}
        </div>
      ))}
    </Stack>
  )
}
