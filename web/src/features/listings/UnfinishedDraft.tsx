import { Alert, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { draftCopy } from '../../copy/listings.ts'
import { useListingDraft } from './form/listing-draft.ts'

const titleLength = 60

/** Leads a person who landed on the main page back to the listing that they left on the landing page. */
export function UnfinishedDraft() {
  const { draft, drop } = useListingDraft('landing')
  if (!draft) return null
  const hasForm = draft.form !== null && draft.formOf === draft.text.trim()
  const title = draft.form?.name.trim() || draft.text.trim()
  const short = title.length > titleLength ? `${title.slice(0, titleLength)}…` : title
  return (
    <Alert color="pine" mb="lg" role="note">
      <Group justify="space-between" gap="xs">
        <span>{draftCopy.waiting(short)}</span>
        <Group gap="xs">
          <Button size="compact-md" variant="subtle" onClick={() => drop()}>
            {draftCopy.drop}
          </Button>
          <Button
            size="compact-md"
            renderRoot={(props) => <Link to="/" search={hasForm ? { continueForm: true } : {}} {...props} />}
          >
            {draftCopy.go}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
