import { IconAlertTriangle, IconClock, IconFileCheck, IconFileText, IconSparkles } from '@tabler/icons-react'
import { proposalCopy } from '../../../copy/proposals.ts'
import { timeLeft } from '../../../lib/time-left.ts'
import { useNow } from '../../../lib/use-now.ts'
import classes from './StateTag.module.css'

/** Icons differ by what they say, so that colour isn't the only sign. */
const icons = { proposal: IconFileText, agreed: IconFileCheck, assistant: IconSparkles }

interface Props {
  kind: keyof typeof icons
  text: string
  /** It waits for the viewer. */
  strong?: boolean
}

/** The state of a negotiation in a few words. */
export function StateTag({ kind, text, strong = false }: Props) {
  const Icon = icons[kind]
  return (
    <span className={classes.tag} data-kind={kind} data-strong={strong}>
      <Icon size={14} stroke={1.9} aria-hidden="true" />
      {text}
    </span>
  )
}

/** How much time is left, renewed every minute: amber in the last three days, red on the last. */
export function TimeLeft({ until }: { until: string }) {
  const left = timeLeft(until, useNow(60_000))
  const urgency = left ? left.urgency : 'red'
  const Icon = urgency === 'red' ? IconAlertTriangle : IconClock
  return (
    <span className={classes.time} data-urgency={urgency}>
      <Icon size={14} stroke={1.9} aria-hidden="true" />
      {left ? proposalCopy.left(left.text) : proposalCopy.timeUp}
    </span>
  )
}
