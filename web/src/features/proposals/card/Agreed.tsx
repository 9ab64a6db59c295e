import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { StateTag } from '../states/StateTag.tsx'
import { FillRequest } from './FillRequest.tsx'
import classes from './ProposalCard.module.css'

interface Props {
  side: Side
  lead: LeadView
  agreementId: string
}

/** The agreement that a proposal led to. The request's side is asked whether the request is filled. */
export function Agreed({ side, lead, agreementId }: Props) {
  const { data: agreement } = trpc.agreements.get.useQuery({ agreementId })
  const inForce = lead.agreementId === agreementId
  const [askedBy] = agreement?.cancelRequestedBy ?? []
  return (
    <div className={classes.agreed}>
      <p className={classes.agreedHead}>
        {inForce && <StateTag kind="agreed" text={proposalCopy.agreed} />}
        <Anchor
          renderRoot={(props) => <Link to="/agreement" search={{ agreement_id: agreementId }} {...props} />}
        >
          {proposalCopy.agreement}
        </Anchor>
      </p>
      {!inForce && <p>{proposalCopy.agreementCancelled}</p>}
      {inForce && askedBy && (
        <p>{proposalCopy.cancelRequested(askedBy === side, lead.counterpart.companyName)}</p>
      )}
      {inForce && side === 'buyer' && agreement && (
        <FillRequest requestId={lead.own.listingId} leadId={lead.id} filledAt={agreement.filledAt} />
      )}
    </div>
  )
}
