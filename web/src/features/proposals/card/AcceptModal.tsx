import { Button, Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { amountInWords } from '../../../copy/amount-in-words.ts'
import { companyCopy } from '../../../copy/companies.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { readerLocale } from '../../../lib/language/reader-locale.ts'
import { showMoney } from '../../../lib/typed-numbers.ts'
import { UnverifiedMark } from '../../../ui/CompanyName.tsx'
import { useImmediateFocusReturn } from '../../../ui/messages/ConfirmModal.tsx'
import classes from './AcceptModal.module.css'
import { optionName, rowsOf } from './package-rows.ts'
import type { AcceptInput } from './use-proposal-actions.ts'

interface Props {
  side: Side
  /** The company that proposes. */
  companyName: string
  companyVerified: boolean
  proposal: Pick<ProposalView, 'id' | 'number' | 'status' | 'packages' | 'note'>
  index: number
  /** Settles once the page shows the new state. */
  onAccept: (input: AcceptInput) => Promise<unknown>
  onClose: () => void
}

/** Asks once before accepting, with the chosen option in words and figures. Sends the hash of exactly what it shows. */
export default function AcceptModal({ side, proposal, index, onAccept, onClose, ...props }: Props) {
  useImmediateFocusReturn(true)
  // What the person read when the dialog opened; a change meanwhile shows as the proposal's status.
  const [content] = useState(proposal.packages[index])
  const [sharesJudgements, setShares] = useState(false)
  const option = proposal.packages.length > 1 ? optionName(index) : null
  const [sending, setSending] = useState(false)
  // Once this dialog has accepted the proposal, its status changes before the dialog closes.
  const isOpen = sending || proposal.status === 'open'
  if (!content) return null
  const [, ...others] = rowsOf(content)

  async function accept(hash: string) {
    setSending(true)
    await onAccept({ proposalId: proposal.id, packageIndex: index, hash, sharesJudgements })
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
      <p className={classes.lead}>{proposalCopy.acceptText(option, props.companyName, proposal.number)}</p>
      {!props.companyVerified && (
        <p className={classes.unverified}>
          <UnverifiedMark /> {companyCopy.unverifiedHelp}
        </p>
      )}
      <p className={classes.total}>{showMoney(content.total)}</p>
      <p className={classes.words}>{amountInWords(content.total, readerLocale())}</p>
      <dl className={classes.terms}>
        {others.map(([key, label, text]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {proposal.note && (
          <div>
            <dt>{proposalCopy.note}</dt>
            <dd className={classes.note}>{proposal.note}</dd>
          </div>
        )}
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
        <Button variant="default" data-autofocus disabled={sending} onClick={onClose}>
          {isOpen ? proposalCopy.cancel : proposalCopy.close}
        </Button>
        {isOpen && (
          <Button loading={sending} onClick={() => void accept(content.hash)}>
            {option ? proposalCopy.accept(option) : proposalCopy.acceptOnly}
          </Button>
        )}
      </div>
    </Modal>
  )
}
