import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { waitsFor } from '../../../../../src/agreements/policy.ts'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { moveFocusOnRemoval } from '../../../ui/move-focus-on-removal.ts'
import { Agreed } from './Agreed.tsx'
import { ProposalBody } from './ProposalBody.tsx'
import classes from './ProposalCard.module.css'
import { optionName } from './package-rows.ts'
import { useProposalActions } from './use-proposal-actions.ts'

const AcceptModal = lazy(() => import('./AcceptModal.tsx'))
const CloseModal = lazy(() => import('./CloseModal.tsx'))

interface Props {
  side: Side
  lead: LeadView
  proposal: ProposalView
  /** All proposals of the lead, oldest first. */
  all: readonly ProposalView[]
  locked: boolean
  onCounter: (option: number) => void
}

/** A proposal in the thread, with what the viewer's side can do with it. */
export function ProposalCard({ side, lead, proposal, all, locked, onCounter }: Props) {
  const { status, number, packages } = proposal
  const own = proposal.side === side
  const waits = waitsFor(proposal, side)
  const earlier = all.find((other) => other.number === number - 1)
  const [choice, setChosen] = useState<number | null>(null)
  const { agreementId } = proposal
  const agreement = trpc.agreements.get.useQuery(
    { agreementId: agreementId ?? '' },
    { enabled: agreementId !== null },
  ).data
  const accepted = packages.findIndex(({ hash }) => hash === agreement?.hash)
  const chosen = choice ?? Math.max(0, accepted)
  const [asking, setAsking] = useState<'accept' | 'decline' | 'withdraw' | null>(null)
  const actions = useProposalActions(lead)
  useRefetchAtEnd(proposal)
  const option = packages.length > 1 ? optionName(chosen) : null
  const close = () => setAsking(null)
  const isLatest = all.at(-1)?.id === proposal.id
  const disabled = locked || actions.running
  return (
    <ProposalBody
      side={proposal.side}
      own={own}
      companyName={(own ? lead.own : lead.counterpart).companyName}
      number={number}
      author={proposal.author}
      answers={all.find(({ id }) => id === proposal.answers)?.number}
      state={
        <Status status={agreementId !== null && lead.agreementId !== agreementId ? 'cancelled' : status} />
      }
      packages={packages}
      earlier={earlier}
      chosen={chosen}
      onChoose={setChosen}
      choosing={waits}
      accepted={accepted}
      note={proposal.note}
      validUntil={proposal.validUntil}
      open={status === 'open'}
      folded={!isLatest && status !== 'open' && status !== 'accepted'}
    >
      {proposal.reason && (
        <div className={classes.note}>
          <h3>{proposalCopy.reason}</h3>
          <p>{proposal.reason}</p>
        </div>
      )}
      {waits && !isTerminated(lead) && (
        <div ref={moveFocusOnRemoval} className={classes.actions}>
          <Button disabled={disabled} onClick={() => setAsking('accept')}>
            {option ? proposalCopy.accept(option) : proposalCopy.acceptOnly}
          </Button>
          <Button variant="default" disabled={disabled} onClick={() => onCounter(chosen)}>
            {proposalCopy.counter}
          </Button>
          <Button variant="subtle" color="red" disabled={disabled} onClick={() => setAsking('decline')}>
            {proposalCopy.decline}
          </Button>
        </div>
      )}
      {own && status === 'open' && !isTerminated(lead) && (
        <div ref={moveFocusOnRemoval} className={classes.actions}>
          <Button variant="default" disabled={disabled} onClick={() => setAsking('withdraw')}>
            {proposalCopy.withdraw}
          </Button>
        </div>
      )}
      {proposal.agreementId && <Agreed side={side} lead={lead} agreementId={proposal.agreementId} />}
      <Suspense>
        {asking === 'accept' && (
          <AcceptModal
            side={side}
            companyName={lead.counterpart.companyName}
            companyVerified={lead.counterpart.companyVerified}
            proposal={proposal}
            index={chosen}
            onAccept={actions.accept}
            onClose={close}
          />
        )}
        {asking && asking !== 'accept' && (
          <CloseModal
            how={asking}
            proposal={proposal}
            companyName={lead.counterpart.companyName}
            actions={actions}
            onClose={close}
          />
        )}
      </Suspense>
    </ProposalBody>
  )
}

/** `cancelled`: it was accepted, and both sides have cancelled the agreement. */
function Status({ status }: { status: ProposalView['status'] | 'cancelled' }) {
  return (
    <span className={classes.status} data-status={status}>
      {status === 'cancelled' ? proposalCopy.cancelled : proposalCopy.status[status]}
    </span>
  )
}

/** Longer timers overflow; such a page is reloaded before. */
const maxTimerMs = 2 ** 31 - 1

/** The end of a proposal's time sends its event only within a minute, so the page asks the server itself. */
function useRefetchAtEnd({ status, validUntil, leadId }: ProposalView): void {
  const utils = trpc.useUtils()
  useEffect(() => {
    const left = Date.parse(validUntil) - Date.now()
    if (status !== 'open' || left > maxTimerMs) return
    const refetch = () =>
      Promise.all([utils.agreements.proposals.invalidate({ leadId }), utils.leads.get.invalidate({ leadId })])
    const timer = setTimeout(() => void refetch(), Math.max(1_000, left + 500))
    return () => clearTimeout(timer)
  }, [status, validUntil, leadId, utils])
}
