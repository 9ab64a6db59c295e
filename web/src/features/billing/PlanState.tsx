import { Badge, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlanView } from '../../../../src/billing/schema.ts'
import { longDate } from '../../../../src/shared/dates.ts'
import { type Audience, billingCopy as copy } from '../../copy/billing.ts'
import classes from './billing.module.css'
import { type PlanStateName, planStateOf } from './plan-state.ts'
import { Usage } from './Usage.tsx'

interface Props {
  plan: PlanView
  audience: Audience
  onPortal: () => void
}

/** One component a state (spec 4, Plans). */
const states: Record<PlanStateName, (props: Props) => ReactNode> = {
  none: ({ plan }) => <p className={classes.message}>{plan.message || copy.choose}</p>,
  free: ({ plan }) => (
    <>
      <p className={classes.message}>{copy.onFree}</p>
      <Usage plan={plan} />
    </>
  ),
  annual: Annual,
  trialing: Trialing,
  subscribed: Subscribed,
  owing: Owing,
  ended: Ended,
  unclear: Unclear,
}

export function PlanState(props: Props) {
  const State = states[planStateOf(props.plan)]
  return <State {...props} />
}

function Annual({ plan, audience, onPortal }: Props) {
  return (
    <>
      <Heading title={copy.annualTitle[audience]} badge={copy.active} />
      <Dates rows={[[copy.expires, plan.oneTimeExpiresAt]]} />
      <Usage plan={plan} />
      {plan.hasStripeCustomer && <Portal onClick={onPortal}>{copy.billing}</Portal>}
    </>
  )
}

function Trialing({ plan, audience, onPortal }: Props) {
  const leaving = plan.isCancelingAtPeriodEnd
  return (
    <>
      <Heading title={copy.monthlyTitle[audience]} badge={leaving ? undefined : copy.trialActive} />
      {leaving ? (
        <p className={classes.leaving}>{copy.trialCanceling}</p>
      ) : (
        <p className={classes.message}>{copy.renews[audience]}</p>
      )}
      <Dates rows={[[leaving ? copy.accessEnds : copy.trialEnds, plan.trialEndsAt]]} />
      <Usage plan={plan} />
      <Portal main={leaving} onClick={onPortal}>
        {leaving ? copy.reactivate : copy.cancelTrial}
      </Portal>
    </>
  )
}

function Subscribed({ plan, audience, onPortal }: Props) {
  const leaving = plan.isCancelingAtPeriodEnd
  return (
    <>
      <Heading title={copy.monthlyTitle[audience]} badge={leaving ? undefined : copy.subscriptionActive} />
      {leaving && <p className={classes.leaving}>{copy.subscriptionCanceling}</p>}
      <Dates rows={[[leaving ? copy.accessEnds : copy.nextBilling, plan.periodEndsAt]]} />
      <Usage plan={plan} />
      <Portal main={leaving} onClick={onPortal}>
        {leaving ? copy.reactivate : copy.cancelSubscription}
      </Portal>
    </>
  )
}

function Owing({ plan, onPortal }: Props) {
  return (
    <>
      <div className={classes.issue} role="alert">
        <Heading title={copy.paymentIssue} />
        <p className={classes.message}>{copy.paymentHelp}</p>
        <p className={classes.message}>
          {copy.status}: <strong>{copy.statuses[plan.status ?? ''] ?? plan.status}</strong>
        </p>
        <Button onClick={onPortal}>{copy.updatePayment}</Button>
      </div>
      <Usage plan={plan} />
    </>
  )
}

function Ended({ plan }: Props) {
  const end = plan.planType === 'one_time' ? plan.oneTimeExpiresAt : plan.periodEndsAt
  return (
    <>
      <Heading title={copy.premiumEnded} />
      <p className={classes.message}>{copy.nowFree}</p>
      {end !== null && <Dates rows={[[copy.ended, end]]} />}
      <Usage plan={plan} />
    </>
  )
}

function Unclear({ plan }: Props) {
  return (
    <>
      <p className={classes.message}>{plan.message || copy.fallback}</p>
      <Button variant="default" renderRoot={(props) => <Link to="/contact_support_or_refresh" {...props} />}>
        {copy.support}
      </Button>
    </>
  )
}

function Heading({ title, badge }: { title: string; badge?: string | undefined }) {
  return (
    <div className={classes.heading}>
      <h3>{title}</h3>
      {badge && (
        <Badge variant="light" size="lg" tt="none">
          {badge}
        </Badge>
      )}
    </div>
  )
}

function Dates({ rows }: { rows: readonly (readonly [name: string, date: string | null])[] }) {
  return (
    <dl className={classes.dates}>
      {rows.map(([name, date]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{longDate(date)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Portal({
  children,
  main = false,
  onClick,
}: {
  children: string
  main?: boolean
  onClick: () => void
}) {
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      classNames={{ root: classes.portal, label: classes.portalLabel }}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
