import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { detailsCopy } from '../../../copy/leads.ts'
import { previewCopy } from '../../../copy/listings.ts'
import { useContactText } from './contact-text.ts'
import classes from './ListingForm.module.css'
import type { ListingFormState } from './use-listing-form.ts'

/** What a counterparty reads of the listing as the form stands. */
export function ListingPreview({ form: { side, values } }: { form: ListingFormState }) {
  const titleId = useId()
  const contact = useContactText(values.contact)
  const points = values.points.filter((row) => row.text.trim() !== '')
  const shown = points.filter((row) => row.reveal)
  const hidden = points.length - shown.length
  return (
    <aside className={classes.preview} aria-labelledby={titleId}>
      <Text id={titleId} className={classes.previewTitle}>
        {previewCopy.title}
      </Text>
      <Title order={3} size="h4" mt="xs">
        {values.name.trim() || previewCopy.untitled}
      </Title>
      <Text size="sm" mt={4} className={classes.previewText}>
        {values.description.trim() || previewCopy.noDescription}
      </Text>
      <Text fw={600} size="sm" mt="md">
        {detailsCopy[side].points}
      </Text>
      {shown.length > 0 ? (
        <ul className={classes.previewPoints}>
          {shown.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {previewCopy.noPoints}
        </Text>
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {previewCopy.hidden(hidden)}
        </Text>
      )}
      <Text size="sm" mt="md">
        <b>{previewCopy.contact}:</b> {contact}
      </Text>
    </aside>
  )
}
