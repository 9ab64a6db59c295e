import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { leadCopy } from '../../../copy/leads.ts'

interface Props {
  /** What the dialog of the other side's listing is called. */
  details: string
  contact: { readonly getContact: string; readonly getContactShort: string }
  locked: boolean
  isContactLoading: boolean
  terminateBlocked: boolean
  onDetails: () => void
  onContact: () => void
  onTerminate: () => void
}

/** The actions as buttons, where there is room for them. */
export function ActionButtons(props: Props) {
  const { details, contact, locked, isContactLoading, terminateBlocked } = props
  return (
    <>
      <Tooltip label={details}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={38}
          flex="none"
          aria-label={details}
          onClick={props.onDetails}
        >
          <IconInfoCircle size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Button
        size="sm"
        px={10}
        variant="subtle"
        color="gray"
        flex="none"
        disabled={locked}
        // Disabled, it would lose the focus, which the dialog returns to it.
        aria-disabled={isContactLoading || undefined}
        data-disabled={isContactLoading || undefined}
        aria-label={contact.getContact}
        title={contact.getContact}
        onClick={props.onContact}
      >
        {contact.getContactShort}
      </Button>
      <Button
        size="sm"
        px={10}
        variant="subtle"
        color="red"
        flex="none"
        disabled={terminateBlocked}
        aria-label={leadCopy.terminate}
        title={leadCopy.terminate}
        onClick={props.onTerminate}
      >
        {leadCopy.terminateShort}
      </Button>
    </>
  )
}
