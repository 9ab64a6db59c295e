import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Verdict, VerdictMark, verdictText } from '../../verdicts/VerdictMark.tsx'
import classes from './Requirements.module.css'

interface Props {
  requirement: string
  verdict: Verdict
  /** Why, in two or three words. */
  reason: string
  /** The verdict has just changed. */
  changed: boolean
  opened: boolean
  /** The level of the row's heading. */
  level: 3 | 4
  onToggle: () => void
  children: ReactNode
}

/** One requirement in one line: its mark, its text and the reason. It opens to the rest. */
export function RequirementRow({
  requirement,
  verdict,
  reason,
  changed,
  opened,
  level,
  onToggle,
  children,
}: Props) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  function toggle() {
    flushSync(onToggle)
    // At the lower edge of its pane, it would open out of sight.
    row.current?.scrollIntoView({ block: 'nearest' })
  }
  const Heading = `h${level}` as const
  return (
    <li ref={row} className={classes.row} data-changed={changed} data-opened={opened}>
      <Heading className={classes.head}>
        <button
          type="button"
          className={classes.line}
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={toggle}
        >
          <span className={classes.mark}>
            <VerdictMark verdict={verdict} size={20} />
          </span>
          <span className={classes.requirement}>
            {requirement}
            <VisuallyHidden>, {verdictText(verdict)}, </VisuallyHidden>
          </span>
          <span className={classes.reason}>{reason}</span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
        </button>
      </Heading>
      {opened && (
        <div id={id} className={classes.detail}>
          {children}
        </div>
      )}
    </li>
  )
}
