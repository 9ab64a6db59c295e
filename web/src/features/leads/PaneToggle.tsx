import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutSidebar } from '@tabler/icons-react'
import { leadCopy } from '../../copy/leads.ts'

export type PaneName = 'matches' | 'inputs'

/** On a narrow window: opens a side pane over the talk. */
export function PaneToggle({
  name,
  count,
  onOpen,
}: {
  name: PaneName
  /** Of the matches; not known while they load. */
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
