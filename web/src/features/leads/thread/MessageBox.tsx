import { Button, Textarea, VisuallyHidden } from '@mantine/core'
import { IconFileText, IconSend2 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { waitsFor } from '../../../../../src/agreements/policy.ts'
import { terminateRefusal, terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { storedUserId } from '../../../lib/session.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import { ContactModal } from '../ContactModal.tsx'
import { type Drafts, useDraft } from '../inputs/use-drafts.ts'
import classes from '../LeadPage.module.css'
import { useContact } from '../use-contact.ts'
import type { Operations } from '../use-operations.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

interface Props {
  side: Side
  lead: LeadView
  drafts: Drafts
  locked: boolean
  terminated: boolean
  operations: Operations
  onPropose: () => void
}

/** The box for a direct message, with the buttons for a proposal, contact data and termination. */
export function MessageBox({ side, lead, drafts, locked, terminated, operations, onPropose }: Props) {
  const [text, setText] = useDraft(drafts, `message:${lead.id}`, '')
  const [confirming, setConfirming] = useState(false)
  const contact = useContact(side, lead.id)
  const hint = useId()
  const { field, onSend } = useRestoreFocus(locked)
  const copy = leadsCopy(side)
  const answering = !terminated && lead.latestProposal !== null && waitsFor(lead.latestProposal, side)

  async function send() {
    if (terminated) return showAlert(terminationText(lead))
    if (!storedUserId()) return showAlert(leadCopy.missingContext)
    if (!text.trim()) return showAlert(leadCopy.emptyMessage)
    onSend()
    if (await operations.send(text.trim())) setText('')
  }

  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Textarea
        ref={field}
        aria-label={leadCopy.directLabel}
        aria-describedby={hint}
        placeholder={terminated ? undefined : leadCopy.directPlaceholder}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.longText}
        disabled={locked || terminated}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
          event.preventDefault()
          void send()
        }}
      />
      <VisuallyHidden id={hint}>{leadCopy.directHint}</VisuallyHidden>
      <div className={classes.boxActions}>
        <Button
          type="submit"
          disabled={locked}
          // In a terminated lead, the button stays enabled: it says why nothing is sent.
          data-blocked={terminated || undefined}
          className={terminated ? classes.blocked : undefined}
          // While a proposal waits for an answer, accepting it is the main action.
          variant={answering ? 'light' : 'filled'}
          leftSection={<IconSend2 size={17} stroke={1.7} />}
        >
          {leadCopy.direct}
        </Button>
        {lead.agreementId === null && (
          <Button
            variant="default"
            disabled={locked || terminated}
            leftSection={<IconFileText size={17} stroke={1.7} />}
            onClick={onPropose}
          >
            {proposalCopy.propose}
          </Button>
        )}
        <div className={classes.otherActions}>
          <Button
            variant="default"
            disabled={locked}
            loading={contact.loading}
            onClick={() => void contact.reveal()}
          >
            {copy.getContact}
          </Button>
          <Button
            variant="subtle"
            color="red"
            disabled={locked || terminateRefusal(lead, side, new Date()) === 'LEAD_TERMINATED'}
            onClick={() => setConfirming(true)}
          >
            {leadCopy.terminate}
          </Button>
        </div>
      </div>
      <ContactModal side={side} contact={contact.shown} onClose={contact.close} />
      <ConfirmModal
        opened={confirming}
        title={leadCopy.terminateTitle}
        confirm={leadCopy.terminateYes}
        danger
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void operations.terminate()
        }}
      >
        {leadCopy.terminateText}
      </ConfirmModal>
    </form>
  )
}
