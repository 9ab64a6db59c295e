import { Button } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { leadCopy } from '../../../copy/leads.ts'

interface Props {
  /** The number of matches; undefined while they load. */
  count: number | undefined
  onOpen: () => void
}

/** On a phone: the button that opens the matches over the conversation. */
export function MatchesToggle({ count, onOpen }: Props) {
  const label = leadCopy.matchesPane(count)
  return (
    <Button
      px={10}
      h={40}
      variant="subtle"
      color="gray"
      flex="none"
      aria-label={label.full}
      title={label.full}
      aria-haspopup="dialog"
      leftSection={<IconLayoutSidebar size={20} stroke={1.7} />}
      onClick={onOpen}
    >
      {label.short}
    </Button>
  )
}
