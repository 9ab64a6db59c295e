import { Progress } from '@mantine/core'
import type { PlanView } from '../../../../src/billing/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { billingCopy as copy } from '../../copy/billing.ts'
import classes from './billing.module.css'

/** How much of the plan's limits is used. */
export function Usage({ plan }: { plan: PlanView }) {
  const { maxOfferings, offerings, requests } = plan
  const isOfferingsFull = maxOfferings !== null && offerings >= maxOfferings
  // Requests above the free plan's number aren't refused, so that number is no maximum for them.
  const isRequestsFull = maxOfferings !== null && requests >= limits.freeRequests
  const hasRequestMaximum = maxOfferings !== null && requests <= limits.freeRequests
  return (
    <div className={classes.usage}>
      <Meter
        name={copy.offerings}
        count={offerings}
        max={maxOfferings}
        color="pine"
        note={isOfferingsFull ? copy.offeringsFull : null}
      />
      <Meter
        name={copy.requests}
        count={requests}
        max={hasRequestMaximum ? limits.freeRequests : null}
        color="ember"
        note={isRequestsFull ? copy.requestsFull : null}
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
  /** Shown below the count; null: nothing. */
  note: string | null
}

function Meter({ name, count, max, color, note }: MeterProps) {
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
      {note && <p className={classes.full}>{note}</p>}
    </div>
  )
}
