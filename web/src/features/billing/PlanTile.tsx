import { useState } from 'react'
import { type Audience, billingCopy as copy } from '../../copy/billing.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { LineSkeletons, LoadingText } from '../../ui/states/Skeletons.tsx'
import { CheckoutNotice } from './CheckoutNotice.tsx'
import { Offers } from './Offers.tsx'
import { PlanState } from './PlanState.tsx'
import { offersOf, type PlanStateName, planStateOf } from './plan-state.ts'
import { usePlanActions } from './use-plan-actions.ts'
import { useProviderReturn } from './use-provider-return.ts'

/** How long the plan is read again after a checkout, until the provider has confirmed it. In milliseconds. */
const pollingMs = 120_000
const firstWaitMs = 3_000

/** The wait until the next read: about as long as all before, because each read asks the provider. */
const waitAfter = (elapsedMs: number): number | false =>
  elapsedMs < pollingMs &&
  firstWaitMs * 2 ** Math.floor(Math.log2(Math.max(elapsedMs, firstWaitMs) / firstWaitMs))

/** The heading above the offers. Other states have none. */
const titles: Partial<Record<PlanStateName, string>> = { free: copy.upgrade, ended: copy.resubscribe }

/** The current plan and the plans that can be chosen. */
export function PlanTile({ audience }: { audience: Audience }) {
  const event = useProviderReturn()
  const [returnedAt] = useState(Date.now)
  const plan = trpc.billing.plan.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      event === 'checkout_success' && !state.data?.isPremium && waitAfter(Date.now() - returnedAt),
  })
  const actions = usePlanActions()

  return (
    <Panel title={copy.title[audience]}>
      <CheckoutNotice event={event} isPremium={plan.data?.isPremium ?? false} />
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
