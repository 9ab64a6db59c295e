import { Menu } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { otherSide, type Side } from '../../../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../../../copy/leads.ts'
import classes from '../MatchRow.module.css'
import { SafetyItems } from './SafetyItems.tsx'

/** Loaded when it is opened. */
const ReportModal = lazy(() => import('./ReportModal.tsx'))

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
  const [reporting, setReporting] = useState(false)
  const parties = { side: otherSide(side), leadId, company }
  /** A dialog returns the focus to the element that had it, and a menu item is unmounted. */
  const fromMenu = (act: () => void) => () => {
    button.current?.focus()
    act()
  }
  // Replaces the pressed button: takes its focus before opening, so that closing returns the focus here.
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <>
      <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
        <Menu.Target>
          <button ref={button} type="button" className={classes.more} aria-label={leadCopy.details(name)} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconInfoCircle size={16} stroke={1.7} />} onClick={fromMenu(onDetails)}>
            {detailsCopy[side].title}
          </Menu.Item>
          <SafetyItems {...parties} onReport={() => setReporting(true)} fromMenu={fromMenu} />
        </Menu.Dropdown>
      </Menu>
      <Suspense>{reporting && <ReportModal {...parties} onClose={() => setReporting(false)} />}</Suspense>
    </>
  )
}
