import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { leadCopy } from '../../../copy/leads.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'
import { RequirementRow } from './RequirementRow.tsx'
import classes from './Requirements.module.css'

export interface Requirement {
  readonly requirement: string
  readonly verdict: Verdict
  readonly reason: string
  /** Whether nothing is left to do about it. */
  readonly settled: boolean
}

interface Props<R extends Requirement> {
  rows: readonly R[]
  /** The requirements whose verdicts have just changed. */
  changed: ReadonlySet<string>
  /** The level of the rows' headings. */
  level?: 3 | 4
  children: (row: R) => ReactNode
}

/** Requirements, one line each: the open ones first, the settled ones folded. */
export function RequirementList<R extends Requirement>({ rows, changed, level = 3, children }: Props<R>) {
  /** A row that was opened keeps its place, so that it doesn't move while a person works on it. */
  const [kept, setKept] = useState<ReadonlyMap<string, { opened: boolean; settled: boolean }>>(new Map())
  const [unfolded, setUnfolded] = useState(false)
  const isSettled = (row: R) => kept.get(row.requirement)?.settled ?? row.settled
  const list = (shown: readonly R[]) => (
    <ul className={classes.list}>
      {shown.map((row) => {
        const opened = kept.get(row.requirement)?.opened ?? false
        return (
          <RequirementRow
            key={row.requirement}
            {...row}
            changed={changed.has(row.requirement)}
            opened={opened}
            level={level}
            onToggle={() =>
              setKept(new Map(kept).set(row.requirement, { opened: !opened, settled: isSettled(row) }))
            }
          >
            {children(row)}
          </RequirementRow>
        )
      })}
    </ul>
  )
  const settled = rows.filter(isSettled)
  const open = rows.filter((row) => !isSettled(row))
  return (
    <div className={classes.lists}>
      {open.length > 0 && list(open)}
      {settled.length > 0 && (
        <div>
          <UnstyledButton
            className={classes.fold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {leadCopy.settled(settled.length)}
            <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
          </UnstyledButton>
          {unfolded && list(settled)}
        </div>
      )}
    </div>
  )
}
