import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { leaveCopy } from '../../copy/forms.ts'
import { useImmediateFocusReturn } from '../messages/ConfirmModal.tsx'

interface Props extends Pick<ModalProps, 'opened' | 'title' | 'size' | 'fullScreen' | 'padding'> {
  /** Whether closing would lose something that the person has typed. Set it before Escape can be pressed: in a layout effect. */
  isChanged: boolean
  /** Closes the modal; the draft stays. */
  onClose: () => void
  /** Deletes the draft, before the modal closes. */
  onDiscard: () => void
  /** Whether a click outside closes the modal; the draft stays. */
  closesOutside?: boolean
  /** `leave` closes the modal as Escape does: it asks where something would be lost. */
  children: (leave: () => void) => ReactNode
}

/** A modal with a form: Escape and its close button ask once where something that was typed would be lost. */
export function FormModal({
  isChanged,
  onClose,
  onDiscard,
  closesOutside = true,
  children,
  ...modal
}: Props) {
  const [asking, setAsking] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useImmediateFocusReturn(modal.opened)

  function leave() {
    // Escape reaches all open dialogs, but is meant only for the last one.
    const last = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (!last?.contains(content.current)) return
    // In a timeout, because the same Escape event would close the question.
    if (isChanged) setTimeout(setAsking, 0, true)
    else onClose()
  }
  const end = (isDiscarded: boolean) => () => {
    setAsking(false)
    if (isDiscarded) onDiscard()
    onClose()
  }
  return (
    <>
      <Modal
        {...modal}
        onClose={leave}
        closeOnClickOutside={false}
        overlayProps={closesOutside ? { backgroundOpacity: 0.45, onClick: onClose } : undefined}
      >
        <div ref={content}>{children(leave)}</div>
      </Modal>
      <LeaveQuestion
        opened={modal.opened && asking}
        onStay={() => setAsking(false)}
        onKeep={end(false)}
        onDiscard={end(true)}
      />
    </>
  )
}

interface QuestionProps {
  opened: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what becomes of what was typed in a form that closes. */
export const LeaveQuestion = ({ opened, onStay, onKeep, onDiscard }: QuestionProps) => (
  <Modal opened={opened} onClose={onStay} title={leaveCopy.title} size="md">
    {leaveCopy.text}
    <Group justify="flex-end" mt="xl">
      <Button variant="subtle" color="red" onClick={onDiscard}>
        {leaveCopy.discard}
      </Button>
      <Button variant="default" onClick={onKeep}>
        {leaveCopy.keep}
      </Button>
      <Button data-autofocus onClick={onStay}>
        {leaveCopy.stay}
      </Button>
    </Group>
  </Modal>
)
