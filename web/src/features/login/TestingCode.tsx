import { Button, Group, Text } from '@mantine/core'
import { loginCopy } from '../../copy/login.ts'

/** Without a mail server, the API returns the code itself. In production it never does. */
export function TestingCode({ code, onUse }: { code: string | undefined; onUse: (code: string) => void }) {
  if (!code) return null
  return (
    <Group justify="space-between" role="status" gap="xs">
      <Text size="sm" c="dimmed">
        {loginCopy.testing(code)}
      </Text>
      <Button variant="light" size="compact-sm" onClick={() => onUse(code)}>
        {loginCopy.fillIn}
      </Button>
    </Group>
  )
}
