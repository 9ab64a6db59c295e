import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { showMoney } from '../../../../src/shared/money.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import classes from './Board.module.css'
import { showQuantity, showTerm } from './cell-text.ts'
import type { Column } from './rows.ts'

/** Asks once, repeating what is accepted. The hash of what is shown goes with it, so that nothing else is accepted. */
export function AcceptModal({ side, column, onClose }: { side: Side; column: Column; onClose: () => void }) {
  const { lead, option } = column
  // What was shown when the dialog opened, whatever the board loads meanwhile.
  const [{ proposal, terms }] = useState({ proposal: lead.proposal, terms: column.terms })
  const [sharesJudgements, setShares] = useState(false)
  const utils = trpc.useUtils()
  const accept = trpc.agreements.accept.useMutation({
    onSuccess: () => void showToast(boardCopy.accepting),
    onError: (error) => void showAlert(failureText(error)),
    onSettled: () => {
      onClose()
      return Promise.all([utils.leads.board.invalidate(), utils.agreements.invalidate()])
    },
  })
  if (!proposal || !terms) return null
  const quantity = showQuantity(terms)
  return (
    <ConfirmModal
      opened
      title={boardCopy.acceptTitle}
      confirm={boardCopy.accept}
      busy={accept.isPending}
      onCancel={onClose}
      onConfirm={() =>
        accept.mutate({ proposalId: proposal.id, packageIndex: option, hash: terms.hash, sharesJudgements })
      }
    >
      <p className={classes.acceptText}>{boardCopy.acceptText(proposal.number, lead.companyName)}</p>
      <dl className={classes.accepted}>
        {proposal.packages.length > 1 && (
          <Fact label={boardCopy.optionRow} value={boardCopy.option(option)} />
        )}
        <Fact label={boardCopy.price} value={showMoney(terms.total)} strong />
        <Fact
          label={boardCopy.included}
          value={boardCopy.taxAndDelivery(terms.taxIncluded, terms.deliveryIncluded)}
        />
        {quantity && <Fact label={boardCopy.quantity} value={quantity} />}
        {terms.terms.map((term) => (
          <Fact key={term.key} label={term.label} value={showTerm(term)} />
        ))}
      </dl>
      {side === 'buyer' && (
        <Checkbox
          mt="md"
          label={boardCopy.share}
          checked={sharesJudgements}
          onChange={(event) => setShares(event.currentTarget.checked)}
        />
      )}
    </ConfirmModal>
  )
}

function Fact({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-strong={strong}>{value}</dd>
    </div>
  )
}
