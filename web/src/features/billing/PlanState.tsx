import { Badge, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlanView } from '../../../../src/billing/schema.ts'
import { longDate } from '../../../../src/shared/dates.ts'
import { type Audience, billingCopy as copy } from '../../copy/billing.ts'
import { serverMessage } from '../../copy/server-message.ts'
import classes from './billing.module.css'
import { type PlanStateName, planStateOf } from './plan-state.ts'
import { Usage } from './Usage.tsx'

interface Props {
  plan: PlanView
  audience: Audience
  onPortal: () => void
}

/** One component for each state. */
const states: Record<PlanStateName, (props: Props) => ReactNode> = {
  none: ({ plan }) => <p className={classes.message}>{serverMessage(plan.message) || copy.choose}</p>,
  free: ({ plan }) => (
    <>
      <p className={classes.message}>{copy.onFree}</p>
      <Usage plan={plan} />
    </>
  ),
  annual: Annual,
  trialing: Trialing,
  subscribed: Subscribed,
  paymentDue: PaymentDue,
  ended: Ended,
  unknown: Unknown,
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
      {plan.hasStripeCustomer && <PortalButton onClick={onPortal}>{copy.billing}</PortalButton>}
    </>
  )
}

function Trialing({ plan, audience, onPortal }: Props) {
  const canceling = plan.isCancelingAtPeriodEnd
  return (
    <>
      <Heading title={copy.monthlyTitle[audience]} badge={canceling ? undefined : copy.trialActive} />
      {canceling ? (
        <p className={classes.canceling}>{copy.trialCanceling}</p>
      ) : (
        <p className={classes.message}>{copy.renews[audience]}</p>
      )}
      <Dates rows={[[canceling ? copy.accessEnds : copy.trialEnds, plan.trialEndsAt]]} />
      <Usage plan={plan} />
      <PortalButton primary={canceling} onClick={onPortal}>
        {canceling ? copy.reactivate : copy.cancelTrial}
      </PortalButton>
    </>
  )
}

function Subscribed({ plan, audience, onPortal }: Props) {
  const canceling = plan.isCancelingAtPeriodEnd
  return (
    <>
      <Heading title={copy.monthlyTitle[audience]} badge={canceling ? undefined : copy.subscriptionActive} />
      {canceling && <p className={classes.canceling}>{copy.subscriptionCanceling}</p>}
      <Dates rows={[[canceling ? copy.accessEnds : copy.nextBilling, plan.periodEndsAt]]} />
      <Usage plan={plan} />
      <PortalButton primary={canceling} onClick={onPortal}>
        {canceling ? copy.reactivate : copy.cancelSubscription}
      </PortalButton>
    </>
  )
}

function PaymentDue({ plan, onPortal }: Props) {
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

function Unknown({ plan }: Props) {
  return (
    <>
      <p className={classes.message}>{serverMessage(plan.message) || copy.fallback}</p>
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

function PortalButton({
  children,
  primary = false,
  onClick,
}: {
  children: string
  primary?: boolean
  onClick: () => void
}) {
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      classNames={{ root: classes.long, label: classes.longLabel }}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
