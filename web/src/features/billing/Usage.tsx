import { Progress } from '@mantine/core'
import type { PlanView } from '../../../../src/billing/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { billingCopy as copy } from '../../copy/billing.ts'
import classes from './billing.module.css'

/** How much of the plan is used. */
export function Usage({ plan }: { plan: PlanView }) {
  const most = plan.maxOfferings
  return (
    <div className={classes.usage}>
      <Meter
        name={copy.offerings}
        count={plan.offerings}
        most={most}
        color="pine"
        full={copy.offeringsFull}
      />
      <Meter
        name={copy.requests}
        count={plan.requests}
        most={most === null ? null : limits.freeRequests}
        color="ember"
        full={copy.requestsFull}
      />
      <p className={classes.matches}>{copy.matches(plan.matchesPerMonth)}</p>
    </div>
  )
}

interface MeterProps {
  name: string
  count: number
  /** null: unlimited. */
  most: number | null
  color: string
  /** What it means when nothing is left. */
  full: string
}

function Meter({ name, count, most, color, full }: MeterProps) {
  return (
    <div>
      <div className={classes.meter}>
        <span>{name}</span>
        <strong>{most === null ? copy.unlimited(count) : copy.used(count, most)}</strong>
      </div>
      {most !== null && (
        <Progress
          value={Math.min(100, (count / most) * 100)}
          color={color}
          size={8}
          radius="xl"
          aria-label={name}
        />
      )}
      {most !== null && count >= most && <p className={classes.full}>{full}</p>}
    </div>
  )
}
