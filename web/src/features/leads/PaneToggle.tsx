import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutSidebar } from '@tabler/icons-react'
import { leadCopy } from '../../copy/leads.ts'

export type PaneName = 'matches' | 'inputs'

/** On a phone: the button that opens a side pane over the thread. */
export function PaneToggle({
  name,
  count,
  onOpen,
}: {
  name: PaneName
  /** The number of matches; undefined while they load. */
  count?: number | undefined
  onOpen: (name: PaneName) => void
}) {
  const Icon = name === 'matches' ? IconLayoutSidebar : IconAdjustmentsHorizontal
  const label = name === 'matches' ? leadCopy.matchesPane(count) : leadCopy.inputsPane
  return (
    <Button
      size="sm"
      px={10}
      variant="default"
      flex="none"
      leftSection={<Icon size={17} stroke={1.7} />}
      aria-label={label.full}
      aria-haspopup="dialog"
      onClick={() => onOpen(name)}
    >
      {label.short}
    </Button>
  )
}
