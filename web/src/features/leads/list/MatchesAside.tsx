import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { leadCopy } from '../../../copy/leads.ts'
import classes from '../LeadPage.module.css'

interface Props {
  /** A single match needs no list: a rail replaces it until it is opened. */
  collapsible: boolean
  collapsed: boolean
  onToggle: () => void
  children: ReactNode
}

/** The matches beside the conversation. */
export function MatchesAside({ collapsible, collapsed, onToggle, children }: Props) {
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = collapsed ? leadCopy.showMatches : leadCopy.hideMatches
  return (
    <aside className={classes.left} aria-label={leadCopy.matches} data-rail={collapsed}>
      {collapsible && (
        <div className={classes.railHead}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={label}
            title={label}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            <Icon size={21} stroke={1.7} />
          </ActionIcon>
        </div>
      )}
      {!collapsed && children}
    </aside>
  )
}
