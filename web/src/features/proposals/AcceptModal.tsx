import { Button, Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import type { LeadView } from '../../../../src/leads/schema.ts'
import type { ProposalView } from '../../../../src/shared/agreements.ts'
import { showMoney } from '../../../../src/shared/money.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { proposalCopy } from '../../copy/proposals.ts'
import { useImmediateFocusReturn } from '../../ui/messages/ConfirmModal.tsx'
import classes from './AcceptModal.module.css'
import { amountInWords } from './amount-in-words.ts'
import { optionName, rowsOf } from './package-rows.ts'
import type { ProposalActions } from './use-proposal-actions.ts'

interface Props {
  side: Side
  lead: LeadView
  proposal: ProposalView
  index: number
  actions: ProposalActions
  onClose: () => void
}

/** Asks once before accepting, with the chosen option in words and figures. Sends the hash of exactly what it shows. */
export default function AcceptModal({ side, lead, proposal, index, actions, onClose }: Props) {
  useImmediateFocusReturn(true)
  // What the person read when the dialog opened; a change meanwhile shows as the proposal's status.
  const [content] = useState(proposal.packages[index])
  const [sharesJudgements, setShares] = useState(false)
  const option = proposal.packages.length > 1 ? optionName(index) : null
  const isOpen = proposal.status === 'open'
  if (!content) return null
  const [, ...others] = rowsOf(content)

  async function accept(hash: string) {
    await actions.accept({ proposalId: proposal.id, packageIndex: index, hash, sharesJudgements })
    onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={proposalCopy.acceptTitle(option)}
      closeOnClickOutside={false}
      size="lg"
    >
      <p className={classes.lead}>
        {proposalCopy.acceptText(option, lead.counterpart.companyName, proposal.number)}
      </p>
      <p className={classes.total}>{showMoney(content.total)}</p>
      <p className={classes.words}>{amountInWords(content.total)}</p>
      <dl className={classes.terms}>
        {others.map(([key, label, text]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {side === 'buyer' && (
        <Checkbox
          mt="md"
          label={proposalCopy.shares}
          checked={sharesJudgements}
          onChange={(event) => setShares(event.currentTarget.checked)}
        />
      )}
      <p className={classes.effect} role={isOpen ? undefined : 'alert'}>
        {isOpen ? proposalCopy.acceptEffect : proposalCopy.closedMeanwhile(proposal.number, proposal.status)}
      </p>
      <div className={classes.foot}>
        <Button variant="default" data-autofocus disabled={actions.running} onClick={onClose}>
          {isOpen ? proposalCopy.cancel : proposalCopy.close}
        </Button>
        {isOpen && (
          <Button loading={actions.running} onClick={() => void accept(content.hash)}>
            {option ? proposalCopy.accept(option) : proposalCopy.acceptOnly}
          </Button>
        )}
      </div>
    </Modal>
  )
}
