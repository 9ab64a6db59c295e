import { Button, Group, Text } from '@mantine/core'
import { restoredCopy } from '../../copy/forms.ts'

/** Says that the form shows what the person left, and offers an empty or unchanged one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Group justify="space-between" gap="xs" mb="md" role="status">
      <Text size="sm" c="dimmed">
        {restoredCopy.text}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onStartOver}>
        {restoredCopy.startOver}
      </Button>
    </Group>
  )
}
