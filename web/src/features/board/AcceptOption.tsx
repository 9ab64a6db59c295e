import { lazy, Suspense } from 'react'
import type { BoardLead, BoardProposal } from '../../../../src/leads/board/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { boardCopy } from '../../copy/board.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'

const AcceptModal = lazy(() => import('../proposals/card/AcceptModal.tsx'))

export interface Accepting {
  /** The lead and its proposal when the dialog opened. */
  readonly lead: BoardLead
  readonly proposal: BoardProposal
  readonly option: number
}

interface Props extends Accepting {
  side: Side
  /** The lead as the board shows it now. */
  current: BoardLead | undefined
  onClose: () => void
}

/** Accepts an option from the board. */
export function AcceptOption({ side, lead, proposal, option, current, onClose }: Props) {
  const utils = trpc.useUtils()
  const accept = trpc.agreements.accept.useMutation({
    onSuccess: () => void showToast(boardCopy.accepting),
    onError: (error) => void showAlert(failureText(error)),
    onSettled: () => Promise.all([utils.leads.board.invalidate(), utils.agreements.invalidate()]),
  })
  const latest = current?.proposal
  const status = latest?.id === proposal.id ? latest.status : 'superseded'
  return (
    <Suspense>
      <AcceptModal
        side={side}
        companyName={lead.companyName}
        companyVerified={lead.companyVerified}
        proposal={{ ...proposal, status }}
        index={option}
        onAccept={(input) => accept.mutateAsync(input).catch(() => undefined)}
        onClose={onClose}
      />
    </Suspense>
  )
}
