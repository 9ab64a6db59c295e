import { Button, Text } from '@mantine/core'
import { keptCopy, listingsCopy, reasonCopy } from '../../../copy/listings.ts'
import classes from './ListingForm.module.css'
import type { ListingFormState } from './use-listing-form.ts'

/** The sentences of the free text that the parse put into the matching instructions, each with its reason. */
export function KeptLines({ form }: { form: ListingFormState }) {
  const { kept, matchingInstructions } = form.values
  // A line that was edited in the instructions can't be moved any more.
  const lines = kept.filter(({ text }) => matchingInstructions.includes(text))
  if (lines.length === 0) return null
  return (
    <section aria-label={keptCopy.title}>
      <Text fw={600} size="sm">
        {keptCopy.title}
      </Text>
      <Text size="sm" c="dimmed">
        {keptCopy.help}
      </Text>
      <ul className={classes.kept}>
        {lines.map(({ key, text, reason }) => (
          <li key={key}>
            <Text size="sm">
              <q>{text}</q>
            </Text>
            <Text size="sm" c="dimmed">
              {reasonCopy[reason]}
            </Text>
            <Button size="compact-xs" variant="subtle" onClick={() => form.moveLineToPoints(key)}>
              {listingsCopy(form.side).toPoints}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
