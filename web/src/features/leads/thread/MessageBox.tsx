import { ActionIcon, Button, Textarea, VisuallyHidden } from '@mantine/core'
import { IconFileText, IconSend2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { usePersistentState } from '../../../lib/drafts/use-persistent-state.ts'
import { storedUserId } from '../../../lib/session.ts'
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { AttachButton } from '../files/AttachButton.tsx'
import { useMessageFiles } from '../files/use-message-files.ts'
import type { Operations } from '../use-operations.ts'
import classes from './MessageBox.module.css'
import { useRestoreFocus } from './use-restore-focus.ts'

/** Loaded with the first file. */
const AttachedFiles = lazy(() => import('../files/AttachedFiles.tsx'))

interface Props {
  lead: LeadView
  locked: boolean
  terminated: boolean
  operations: Operations
  phone: boolean
  /** Sending is the page's main action. */
  main: boolean
  onWriting: (writing: boolean) => void
  onPropose: () => void
}

/** The box for a direct message with its files, and the button for a proposal. */
export function MessageBox(props: Props) {
  const { lead, locked, terminated, operations, phone, main, onWriting, onPropose } = props
  const [text, setText] = usePersistentState(`message:${lead.id}`, '')
  const [error, setError] = useState<'empty' | 'files' | null>(null)
  const disabled = locked || terminated
  const files = useMessageFiles(lead.id, disabled)
  const hint = useId()
  const { field, onSend } = useRestoreFocus(locked)
  const isWriting = text.trim() !== '' || files.media.items.length > 0
  useEffect(() => onWriting(isWriting), [isWriting, onWriting])
  // The files are processed: nothing is left to wait for.
  if (error === 'files' && !files.refusal) setError(null)

  async function send() {
    if (terminated) return showAlert(terminationText(lead))
    if (!storedUserId()) return showAlert(leadCopy.missingContext)
    if (!text.trim()) return focusFirstError(() => setError('empty'))
    if (files.refusal) return focusFirstError(() => setError('files'))
    setError(null)
    onSend()
    if (!(await operations.send(text.trim(), files.media.files))) return
    setText('')
    files.media.reset()
  }

  const sendProps = {
    type: 'submit',
    disabled: locked,
    // In a terminated lead, the button stays enabled: it says why nothing is sent.
    'data-blocked': terminated || undefined,
    variant: main ? 'filled' : 'light',
    'aria-label': leadCopy.direct,
    title: leadCopy.direct,
  } as const
  const proposeProps = {
    variant: 'subtle',
    color: 'gray',
    disabled,
    onClick: onPropose,
  } as const
  return (
    <form
      className={classes.box}
      data-dragged={files.dragged}
      {...files.dropProps}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Suspense>{files.media.items.length > 0 && <AttachedFiles files={files} />}</Suspense>
      <Textarea
        ref={field}
        className={classes.text}
        variant="unstyled"
        aria-label={leadCopy.directLabel}
        aria-describedby={hint}
        placeholder={
          terminated
            ? undefined
            : phone
              ? leadCopy.directLabel
              : leadCopy.directPlaceholder(lead.counterpart.companyName)
        }
        autosize
        minRows={1}
        maxRows={phone ? 5 : 8}
        maxLength={limits.longText}
        disabled={disabled}
        error={error === 'empty' ? leadCopy.emptyMessage : error && files.refusal}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(null)
        }}
        onPaste={(event) => files.add(event.clipboardData.files)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
          event.preventDefault()
          void send()
        }}
      />
      <VisuallyHidden id={hint}>{leadCopy.directHint}</VisuallyHidden>
      <div className={classes.tools}>
        <AttachButton files={files} disabled={disabled} />
        {lead.agreementId === null &&
          (phone ? (
            <ActionIcon {...proposeProps} size={40} aria-label={proposalCopy.propose}>
              <IconFileText size={20} stroke={1.7} />
            </ActionIcon>
          ) : (
            <Button {...proposeProps} px={10} leftSection={<IconFileText size={18} stroke={1.7} />}>
              {proposalCopy.propose}
            </Button>
          ))}
      </div>
      <div className={classes.send}>
        {phone ? (
          <ActionIcon {...sendProps} size={40}>
            <IconSend2 size={20} stroke={1.7} />
          </ActionIcon>
        ) : (
          <Button {...sendProps} leftSection={<IconSend2 size={17} stroke={1.7} />}>
            {leadCopy.directShort}
          </Button>
        )}
      </div>
    </form>
  )
}
