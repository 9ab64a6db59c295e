import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Audience, billingCopy as copy } from '../../copy/billing.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { LineSkeletons, LoadingText } from '../../ui/states/Skeletons.tsx'
import { Offers } from './Offers.tsx'
import { PlanState } from './PlanState.tsx'
import { offersOf, type PlanStateName, planStateOf } from './plan-state.ts'
import { usePlanActions } from './use-plan-actions.ts'

/** The heading above the offers. Other states have none. */
const titles: Partial<Record<PlanStateName, string>> = { free: copy.upgrade, ended: copy.resubscribe }

/** The current plan and the plans that can be chosen. */
export function PlanTile({ audience }: { audience: Audience }) {
  const plan = trpc.billing.plan.useQuery()
  const actions = usePlanActions()
  useReturnFromProvider()

  return (
    <Panel title={copy.title[audience]}>
      {plan.isLoading && (
        <>
          <LoadingText>{copy.loading}</LoadingText>
          <LineSkeletons lines={24} />
        </>
      )}
      {plan.error && (
        <FailedState
          text={copy.failed(failureText(plan.error, () => copy.loadFailed[audience]))}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data && (
        <>
          <PlanState plan={plan.data} audience={audience} onPortal={() => void actions.portal()} />
          <Offers
            offers={offersOf(plan.data, audience)}
            title={titles[planStateOf(plan.data)] ?? null}
            onChoose={(kind) => void actions.choose(kind)}
          />
        </>
      )}
      {plan.isSuccess && !plan.data && <FailedState text={copy.unknown} />}
      <LoadingOverlay visible={actions.busy !== null} text={actions.busy ?? undefined} />
    </Panel>
  )
}

/** After the return from Stripe: reloads the plan and removes the flag from the URL. */
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
