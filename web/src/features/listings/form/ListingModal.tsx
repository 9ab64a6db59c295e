import { Button, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { leaveCopy } from '../../../copy/listings.ts'

interface Props {
  opened: boolean
  title: string
  /** Whether closing would lose something that the person has typed. */
  isChanged: boolean
  /** Closes the modal; the draft stays. */
  onClose: () => void
  /** Closes the modal without a draft. */
  onDiscard: () => void
  /** `leave` closes the modal as Escape does: it asks where something would be lost. */
  children: (leave: () => void) => ReactNode
}

/** The modal of the listing forms: full screen on a phone, and not closed by a click outside, which would lose input. */
export function ListingModal({ opened, title, isChanged, onClose, onDiscard, children }: Props) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`)
  const [asking, setAsking] = useState(false)
  // Opened later: the same Escape would close the question.
  const leave = () => (isChanged ? void setTimeout(setAsking, 0, true) : onDiscard())
  const end = (close: () => void) => () => {
    setAsking(false)
    close()
  }
  return (
    <>
      <Modal
        opened={opened}
        title={title}
        onClose={leave}
        size={1160}
        fullScreen={phone ?? false}
        padding={phone ? 'md' : 'xl'}
        closeOnClickOutside={false}
        // Otherwise the Escape that answers the question would ask it again.
        closeOnEscape={!asking}
      >
        {children(leave)}
      </Modal>
      <Modal opened={opened && asking} onClose={() => setAsking(false)} title={leaveCopy.title} size="md">
        {leaveCopy.text}
        <Group justify="flex-end" mt="xl">
          <Button variant="subtle" color="red" onClick={end(onDiscard)}>
            {leaveCopy.discard}
          </Button>
          <Button variant="default" onClick={end(onClose)}>
            {leaveCopy.keep}
          </Button>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {leaveCopy.stay}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
