import type { ReactNode } from 'react'
import type { LeadSummary } from '../../../../src/leads/list/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadsCopy } from '../../copy/leads.ts'
import classes from './LeadPage.module.css'
import { MatchesToggle } from './list/MatchesToggle.tsx'
import { ThreadHeading } from './thread/ThreadHeading.tsx'

export interface OpenLeadProps {
  side: Side
  summary: LeadSummary
  phone: boolean
  /** Too narrow for the actions' buttons. */
  compact: boolean
  /** Opens the list, on a phone. */
  onMatches: () => void
  /** The number of matches in the list. */
  matches: number
  onDetails: (id: string) => void
}

interface Props extends OpenLeadProps {
  /** What can be done with the lead, beside its heading. */
  actions?: ReactNode
  /** The right pane; on a phone, a tab of the centre shows it. */
  inputs: ReactNode
  children: ReactNode
}

/** The centre pane with the lead's heading and, on a wide screen, the right pane. */
export function LeadPanes({ side, summary, phone, matches, onMatches, actions, inputs, children }: Props) {
  return (
    <>
      <section className={classes.centre}>
        <header className={classes.bar}>
          {phone && <MatchesToggle count={matches} onOpen={onMatches} />}
          <ThreadHeading side={side} lead={summary} phone={phone} />
          {actions}
        </header>
        {children}
      </section>
      {!phone && (
        <aside className={classes.right} aria-label={leadsCopy(side).inputsTitle}>
          {inputs}
        </aside>
      )}
    </>
  )
}
