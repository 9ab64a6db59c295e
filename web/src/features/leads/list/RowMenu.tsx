import { Menu } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../../copy/leads.ts'
import classes from './MatchesPane.module.css'

interface Props {
  /** Whose listing the details are of. */
  side: Side
  name: string
  onDetails: () => void
}

/** A row's details menu: a plain button until it is pressed first, since nearly none ever is. */
export function RowMenu(props: Props) {
  const [built, setBuilt] = useState(false)
  if (built) return <BuiltMenu {...props} />
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={leadCopy.details(props.name)}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setBuilt(true)}
    />
  )
}

function BuiltMenu({ side, name, onDetails }: Props) {
  const more = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  // This button has taken the place of the pressed one: the focus first, so that it returns here.
  useEffect(() => {
    more.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button ref={more} type="button" className={classes.more} aria-label={leadCopy.details(name)} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconInfoCircle size={16} stroke={1.7} />}
          onClick={() => {
            // The item is gone when the details close: the focus returns to the menu's button.
            more.current?.focus()
            onDetails()
          }}
        >
          {detailsCopy[side].title}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
