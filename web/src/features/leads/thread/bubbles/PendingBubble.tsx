import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { leadCopy } from '../../../../copy/leads.ts'
import { trpc } from '../../../../lib/trpc.tsx'
import { offerUndo } from '../../../../ui/messages/undo.ts'
import { dropPending, keepPending, type PendingMessage, sendPending } from '../../pending-messages.ts'
import classes from '../Thread.module.css'
import { MessageText } from './MessageText.tsx'

/** A message that isn't sent yet: why, and what the person can do. */
export function PendingBubble({ message }: { message: PendingMessage }) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function tryAgain() {
    setBusy(true)
    await sendPending(utils, message)
    setBusy(false)
  }

  function drop() {
    dropPending(message.id)
    offerUndo(leadCopy.pendingDropped, () => keepPending(message))
  }

  return (
    <article className={classes.bubble} data-own="true" data-side={message.side} data-pending>
      <MessageText text={message.text} />
      <p className={classes.pending} role="status">
        {message.refusal === null ? leadCopy.pendingWaits : leadCopy.messageFailed(message.refusal)}
      </p>
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void tryAgain()}>
          {leadCopy.tryAgain}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={drop}>
          {leadCopy.delete}
        </Button>
      </Group>
    </article>
  )
}
