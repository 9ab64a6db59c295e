import { Button, Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { leadCopy } from '../../../copy/leads.ts'
import { Blocked } from '../../../ui/Blocked.tsx'
import classes from './MatchesPane.module.css'
import type { SortMethod, useSort } from './use-sort.ts'

const methods: { method: SortMethod; label: string; hint: string }[] = [
  { method: 'default', label: leadCopy.sortDefault, hint: leadCopy.sortDefaultHint },
  { method: 'best', label: leadCopy.sortBest, hint: leadCopy.sortBestHint },
]

/** `blocked` is why the order can't be chosen now. */
export function SortMenu({ sort, blocked }: { sort: ReturnType<typeof useSort>; blocked: string | null }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <SortButton blocked={blocked} disabled={sort.sorting} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort.method}>
          {methods.map(({ method, label, hint }) => (
            // The current order can be chosen again: matches that came since have no rank yet.
            <Menu.RadioItem
              key={method}
              value={method}
              closeMenuOnClick
              onClick={() => void sort.choose(method)}
            >
              {label}
              <span className={classes.hint}>{hint}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The menu's target. Without the props that the menu passes, it doesn't open it. */
const SortButton = ({ blocked, ...menu }: { blocked: string | null; disabled: boolean }) => (
  <Blocked reason={blocked}>
    {(props) => (
      <Button
        {...(blocked === null && menu)}
        size="compact-sm"
        variant="default"
        flex="none"
        leftSection={<IconArrowsSort size={15} stroke={1.7} />}
        {...props}
      >
        {leadCopy.sortBy}
      </Button>
    )}
  </Blocked>
)
