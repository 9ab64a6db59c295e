import { IconAlertTriangle, IconClock, IconFileCheck, IconFileText } from '@tabler/icons-react'
import { useNow } from '../../lib/use-now.ts'
import classes from './StateTag.module.css'
import { timeLeft, type Urgency } from './time-left.ts'

/** A tag's icon differs by what it says, so that colour isn't the only sign. */
const icons = {
  proposal: IconFileText,
  agreed: IconFileCheck,
  none: IconClock,
  soon: IconClock,
  urgent: IconAlertTriangle,
}

interface Props {
  kind: 'proposal' | 'agreed'
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
  const { text, urgency } = timeLeft(until, useNow(60_000))
  return <UrgentText text={text} urgency={urgency} />
}

function UrgentText({ text, urgency }: { text: string; urgency: Urgency }) {
  const Icon = icons[urgency]
  return (
    <span className={classes.time} data-urgency={urgency}>
      <Icon size={14} stroke={1.9} aria-hidden="true" />
      {text}
    </span>
  )
}
