import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { waitsFor } from '../../../../../src/agreements/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { ChooseStart } from './ChooseStart.tsx'
import { ProposalEditor } from './ProposalEditor.tsx'
import { dropProposalDraft, readProposalDraft } from './saved-draft.ts'

interface Props {
  side: Side
  lead: LeadView
  /** The option that a phone shows first. */
  option: number
  onClose: () => void
}

const widths = [640, 860, 1120]

/** Proposes terms, or counters the other side's open proposal. */
export default function ProposalDialog({ side, lead, option, onClose }: Props) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`, undefined, {
    getInitialValueInEffect: false,
  })
  // The proposal that the person has read: a newer one closes this one, and the server then refuses the answer.
  const [base] = useState<ProposalView | null>(lead.latestProposal)
  const [draft, setDraft] = useState(() => readProposalDraft(lead.id))
  const [options, setOptions] = useState(draft?.values.options.length ?? base?.packages.length ?? 1)
  const [chosen, setChosen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const listing = trpc.listings.get.useQuery({ side, id: lead.own.listingId })

  const counters = base !== null && waitsFor(base, side)
  const mustChoose = draft !== null && base !== null && draft.baseId !== base.id && !chosen
  return (
    <FormModal
      opened
      isChanged={isChanged}
      closesOutside={false}
      onClose={onClose}
      onDiscard={() => dropProposalDraft(lead.id)}
      title={counters ? copy.counterTitle(base.number) : copy.title}
      size={mustChoose ? 'md' : (widths[options - 1] ?? 640)}
      fullScreen={phone && !mustChoose}
      padding={phone ? 'md' : 'xl'}
    >
      {() =>
        mustChoose ? (
          <ChooseStart
            number={base.number}
            onContinue={() => setChosen(true)}
            onReplace={() => {
              dropProposalDraft(lead.id)
              setDraft(null)
              setOptions(base.packages.length)
              setChosen(true)
            }}
          />
        ) : (
          <ProposalEditor
            key={String(draft === null)}
            side={side}
            lead={lead}
            base={base}
            option={option}
            answers={counters ? base.id : null}
            draft={draft}
            editedAt={listing.data?.own ? listing.data.editedAt : null}
            phone={phone ?? false}
            onOptions={setOptions}
            onChanged={setChanged}
            onClose={onClose}
          />
        )
      }
    </FormModal>
  )
}
