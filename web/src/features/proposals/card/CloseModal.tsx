import { Button, Group, Textarea } from '@mantine/core'
import { limits } from '../../../../../src/shared/limits.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { usePersistentState } from '../../../lib/drafts/use-persistent-state.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import type { ProposalActions } from './use-proposal-actions.ts'

const copies = {
  decline: {
    title: proposalCopy.declineTitle,
    text: proposalCopy.declineText,
    confirm: proposalCopy.decline,
  },
  withdraw: {
    title: proposalCopy.withdrawTitle,
    text: proposalCopy.withdrawText,
    confirm: proposalCopy.withdraw,
  },
} as const

interface Props {
  how: keyof typeof copies
  proposal: ProposalView
  /** The other side's. */
  companyName: string
  actions: ProposalActions
  onClose: () => void
}

/** Asks before a proposal is declined or withdrawn, with an optional reason. */
export default function CloseModal({ how, proposal, companyName, actions, onClose }: Props) {
  const place = `${how}:${proposal.id}`
  const [reason, setReason, drop] = usePersistentState(place, '')
  const copy = copies[how]
  return (
    <FormModal opened title={copy.title} isChanged={reason !== ''} onClose={onClose} onDiscard={drop}>
      {(leave) => (
        <form
          onSubmit={async (event) => {
            event.preventDefault()
            if (await actions[how]({ proposalId: proposal.id, reason: reason.trim() })) {
              drop()
              onClose()
            }
          }}
        >
          <p style={{ margin: '0 0 16px' }}>{copy.text(companyName)}</p>
          <Textarea
            data-autofocus
            label={proposalCopy.reasonLabel(companyName)}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={limits.proposalNote}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" disabled={actions.running} onClick={leave}>
              {proposalCopy.cancel}
            </Button>
            <Button type="submit" color="red" loading={actions.running}>
              {copy.confirm}
            </Button>
          </Group>
        </form>
      )}
    </FormModal>
  )
}
