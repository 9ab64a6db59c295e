import { Button, Group } from '@mantine/core'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'

interface Props {
  /** The number of the proposal to start from. */
  number: number
  onContinue: () => void
  onReplace: () => void
}

/** Asks before an unsent draft is replaced by the terms of a proposal that came meanwhile. */
export function ChooseStart({ number, onContinue, onReplace }: Props) {
  return (
    <>
      <p style={{ margin: '0 0 4px', fontWeight: 600 }}>{copy.draftTitle}</p>
      <p style={{ margin: 0 }}>{copy.draftText(number)}</p>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={onReplace}>
          {copy.draftReplace(number)}
        </Button>
        <Button data-autofocus onClick={onContinue}>
          {copy.draftContinue}
        </Button>
      </Group>
    </>
  )
}
