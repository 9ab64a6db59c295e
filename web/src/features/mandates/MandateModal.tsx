import { type ComponentProps, useState } from 'react'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { dropDraft } from '../../lib/drafts/drafts.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons, LoadingText } from '../../ui/states/Skeletons.tsx'
import { MandateForm, placeOf } from './MandateForm.tsx'
import { emptyValues, valuesOf } from './mandate-values.ts'

interface Props {
  side: Side
  lead: LeadView
  opened: boolean
  onClose: () => void
}

/** The form of a side's private mandate. */
export default function MandateModal({ side, lead, opened, onClose }: Props) {
  const [isChanged, setChanged] = useState(false)
  return (
    <FormModal
      opened={opened}
      title={mandateCopy.title}
      size="lg"
      isChanged={isChanged}
      onClose={onClose}
      onDiscard={() => dropDraft(placeOf(lead))}
    >
      {(leave) => (
        <LoadMandate side={side} lead={lead} onChanged={setChanged} onLeave={leave} onSaved={onClose} />
      )}
    </FormModal>
  )
}

/** The form starts from the latest mandate, once that is read: an empty one in its place would replace it. */
function LoadMandate(props: Omit<ComponentProps<typeof MandateForm>, 'initial' | 'isOutdated'>) {
  const { lead } = props
  const input = { listingId: lead.own.listingId, leadId: lead.id }
  const saved = trpc.mandates.get.useQuery(input, { staleTime: 0, refetchOnWindowFocus: false })
  const isMissing = appCode(saved.error) === 'NOT_FOUND'
  if (saved.error && !saved.data && !isMissing)
    return <FailedState text={failureText(saved.error)} onRetry={() => void saved.refetch()} />
  // What is cached may be another person's former mandate.
  if (!saved.isFetchedAfterMount)
    return (
      <>
        <LoadingText>{mandateCopy.loading}</LoadingText>
        <LineSkeletons lines={8} />
      </>
    )
  const mandate = isMissing ? undefined : saved.data
  const initial = mandate ? valuesOf(mandate, mandate.leadId === null) : emptyValues
  return <MandateForm {...props} isOutdated={mandate?.inForce === false} initial={initial} />
}
