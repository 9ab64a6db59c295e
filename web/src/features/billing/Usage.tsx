import { Progress } from '@mantine/core'
import type { PlanView } from '../../../../src/billing/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { billingCopy as copy } from '../../copy/billing.ts'
import classes from './billing.module.css'

/** How much of the plan's limits is used. */
export function Usage({ plan }: { plan: PlanView }) {
  const maxOfferings = plan.maxOfferings
  return (
    <div className={classes.usage}>
      <Meter
        name={copy.offerings}
        count={plan.offerings}
        max={maxOfferings}
        color="pine"
        full={copy.offeringsFull}
      />
      <Meter
        name={copy.requests}
        count={plan.requests}
        max={maxOfferings === null ? null : limits.freeRequests}
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
  max: number | null
  color: string
  /** Shown when the limit is reached. */
  full: string
}

function Meter({ name, count, max, color, full }: MeterProps) {
  return (
    <div>
      <div className={classes.meter}>
        <span>{name}</span>
        <strong>{max === null ? copy.unlimited(count) : copy.used(count, max)}</strong>
      </div>
      {max !== null && (
        <Progress
          value={Math.min(100, (count / max) * 100)}
          color={color}
          size={8}
          radius="xl"
          aria-label={name}
        />
      )}
      {max !== null && count >= max && <p className={classes.full}>{full}</p>}
    </div>
  )
}
