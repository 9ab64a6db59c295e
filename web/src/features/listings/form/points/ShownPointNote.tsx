import { Button, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { flagCopy, pointsCopy } from '../../../../copy/listings.ts'
import classes from './points.module.css'
import type { FlagReason } from './use-private-reason.ts'

interface Props {
  reason: FlagReason
  onHide: () => void
  onKeep: () => void
}

/** Below a shown point that reads as if it were not meant for the other side. */
export function ShownPointNote({ reason, onHide, onKeep }: Props) {
  return (
    <div className={classes.notes} role="status">
      <Text size="sm" className={classes.reason}>
        <IconEye size={15} aria-hidden className={classes.reasonIcon} />
        {flagCopy[reason]}
      </Text>
      <Group gap="xs" mt={4}>
        <Button size="compact-xs" variant="default" onClick={onHide}>
          {pointsCopy.moveTo(false)}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={onKeep}>
          {pointsCopy.keepShown}
        </Button>
      </Group>
    </div>
  )
}
