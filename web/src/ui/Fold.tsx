import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './Fold.module.css'

interface Props {
  title: string
  /** What is inside, in one line; shown while it is closed. */
  summary: string
  initiallyOpen?: boolean
  children: ReactNode
}

/** A part of a form that is folded to one line until it is needed. */
export function Fold({ title, summary, initiallyOpen = false, children }: Props) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <details className={classes.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <h3 className={classes.title}>{title}</h3>
        {!open && <span className={classes.text}>{summary}</span>}
        <IconChevronDown size={18} stroke={1.7} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
