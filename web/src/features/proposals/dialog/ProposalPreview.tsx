import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import { ProposalBody } from '../card/ProposalBody.tsx'
import { type ProposeInput, useProposalActions } from '../card/use-proposal-actions.ts'
import classes from './ProposalDialog.module.css'

interface Props {
  side: Side
  lead: LeadView
  base: ProposalView | null
  input: ProposeInput
  onBack: () => void
  onSent: () => void
  onFailed: () => void
}

/** The proposal exactly as the other side will read it, before it is sent. */
export function ProposalPreview({ side, lead, base, input, onBack, onSent, onFailed }: Props) {
  const actions = useProposalActions(lead)
  const [chosen, setChosen] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function send() {
    if (await actions.propose(input)) onSent()
    else onFailed()
  }

  return (
    <>
      <h3 ref={title} tabIndex={-1} className={classes.previewTitle}>
        {copy.previewTitle}
      </h3>
      <p className={classes.hint}>{copy.previewText(lead.counterpart.companyName)}</p>
      <ProposalBody
        side={side}
        own={false}
        companyName={lead.own.companyName}
        number={(base?.number ?? 0) + 1}
        author="person"
        answers={input.answers ? base?.number : undefined}
        packages={input.packages}
        earlier={base ?? undefined}
        chosen={chosen}
        onChoose={setChosen}
        note={input.note}
        validUntil={input.validUntil}
        open
      />
      <div className={classes.foot}>
        <Button variant="default" disabled={actions.running} onClick={onBack}>
          {copy.back}
        </Button>
        <Button loading={actions.running} onClick={() => void send()}>
          {copy.send}
        </Button>
      </div>
    </>
  )
}
