import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Audience, billingCopy } from '../../copy/billing.ts'
import { trpc } from '../../lib/trpc.tsx'
import { FailedState } from '../../ui/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { LineSkeletons, LoadingText } from '../../ui/Skeletons.tsx'
import { Offers } from './Offers.tsx'
import { PlanState } from './PlanState.tsx'
import { offersOf } from './plan-state.ts'
import { usePlanActions } from './use-plan-actions.ts'

/** The plan as it stands, and what can be chosen now. */
export function PlanTile({ audience }: { audience: Audience }) {
  const plan = trpc.billing.plan.useQuery()
  const actions = usePlanActions()
  useReturnFromProvider()

  return (
    <Panel title={billingCopy.title[audience]}>
      {plan.isLoading && (
        <>
          <LoadingText>{billingCopy.loading}</LoadingText>
          <LineSkeletons lines={6} />
        </>
      )}
      {plan.error && (
        <FailedState
          text={billingCopy.failed(billingCopy.loadFailed[audience])}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data && (
        <>
          <PlanState plan={plan.data} audience={audience} onPortal={() => void actions.portal()} />
          <Offers offers={offersOf(plan.data, audience)} onChoose={(kind) => void actions.choose(kind)} />
        </>
      )}
      {plan.isSuccess && !plan.data && <FailedState text={billingCopy.unknown} />}
      <LoadingOverlay visible={actions.busy !== null} text={actions.busy ?? undefined} />
    </Panel>
  )
}

/** Back from the provider: ask for the plan anew, and take the flag out of the address. */
function useReturnFromProvider(): void {
  const { stripe_event } = useSearch({ strict: false })
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  useEffect(() => {
    if (stripe_event === undefined) return
    void Promise.all([utils.billing.invalidate(), utils.companies.own.invalidate()])
    void navigate({ to: '.', search: {}, replace: true })
  }, [stripe_event, utils, navigate])
}
