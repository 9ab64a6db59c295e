import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { accessCopy as copy } from '../../copy/access.ts'
import { KeepLast } from '../../ui/KeepLast.tsx'
import classes from './access.module.css'

/** Shows a key or signing secret once; after closing it can't be shown again. */
export function SecretModal({
  title,
  secret,
  onClose,
}: {
  title: string
  secret: string | null
  onClose: () => void
}) {
  return (
    <Modal opened={secret !== null} onClose={onClose} title={title} size="lg" closeOnClickOutside={false}>
      <Stack gap="md">
        <Text>{copy.onceNote}</Text>
        <KeepLast value={secret}>{(secret) => <code className={classes.secret}>{secret}</code>}</KeepLast>
        <Group justify="flex-end">
          <CopyButton value={secret ?? ''}>
            {({ copied, copy: toClipboard }) => (
              <Button variant="default" onClick={toClipboard}>
                {copied ? copy.copied : copy.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{copy.done}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
