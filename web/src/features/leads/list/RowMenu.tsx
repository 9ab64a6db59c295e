import { Menu } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { otherSide, type Side } from '../../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../../copy/leads.ts'
import classes from './MatchesPane.module.css'
import { SafetyItems } from './SafetyItems.tsx'

interface Props {
  /** The side whose listing the details show. */
  side: Side
  leadId: string
  name: string
  /** The other side's. */
  company: string
  onDetails: () => void
}

/** A row's details menu. It renders a plain button until first pressed: most rows' menus are never opened. */
export function RowMenu(props: Props) {
  const [mounted, setMounted] = useState(false)
  if (mounted) return <MountedMenu {...props} />
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={leadCopy.details(props.name)}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setMounted(true)}
    />
  )
}

function MountedMenu({ side, leadId, name, company, onDetails }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  // Replaces the pressed button: takes its focus before opening, so that closing returns the focus here.
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button ref={button} type="button" className={classes.more} aria-label={leadCopy.details(name)} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconInfoCircle size={16} stroke={1.7} />}
          onClick={() => {
            // The modal returns the focus to the element that had it, and this menu item will be unmounted.
            button.current?.focus()
            onDetails()
          }}
        >
          {detailsCopy[side].title}
        </Menu.Item>
        <SafetyItems side={otherSide(side)} leadId={leadId} company={company} />
      </Menu.Dropdown>
    </Menu>
  )
}
