import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { isTerminated } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Loaded when it is first opened: it contains the engine. */
const MandateModal = lazy(() => import('./MandateModal.tsx'))

/** Offers to give the assistant a mandate, where one's side has none and nobody negotiates yet. */
export function NegotiationStart({ side, lead }: { side: Side; lead: LeadView }) {
  const [opened, setOpened] = useState(false)
  const controls = trpc.mandates.controls.useQuery({ leadId: lead.id })
  if (isTerminated(lead) || lead.agreementId || lead.negotiation || !controls.data) return null
  const { hasMandate, asks } = controls.data
  if (hasMandate || asks) return null
  return (
    <>
      <Button
        variant="subtle"
        fullWidth
        mt={6}
        title={mandateCopy.none}
        leftSection={<IconScale size={17} stroke={1.7} />}
        onClick={() => setOpened(true)}
      >
        {mandateCopy.set}
      </Button>
      <Suspense>
        {opened && <MandateModal side={side} lead={lead} opened onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  )
}
