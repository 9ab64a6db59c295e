import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { frameCopy } from '../../copy/frame.ts'

interface Props {
  opened: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel?: string
  /** The action can't be undone. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Default: true. */
  closeOnClickOutside?: boolean
}

export function ConfirmModal(props: Props) {
  useImmediateFocusReturn(props.opened)
  return (
    <Modal
      opened={props.opened}
      onClose={props.onCancel}
      title={props.title}
      size="md"
      closeOnClickOutside={props.closeOnClickOutside ?? true}
    >
      {props.children}
      <Group justify="flex-end" mt="xl">
        {/* For a dangerous action, Enter must not confirm: Cancel gets the focus. */}
        <Button
          variant="default"
          onClick={props.onCancel}
          disabled={props.busy}
          data-autofocus={props.danger || undefined}
        >
          {props.cancel ?? frameCopy.cancel}
        </Button>
        <Button
          color={props.danger ? 'red' : undefined}
          onClick={props.onConfirm}
          loading={props.busy}
          data-autofocus={!props.danger || undefined}
        >
          {props.confirm}
        </Button>
      </Group>
    </Modal>
  )
}

/** Mantine returns the focus with a delay; by then the opener's row may be removed and the focus lost. */
export function useImmediateFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!opened || !(opener instanceof HTMLElement)) return
    // An opener that is gone by then, because the action removed it, passes the focus to its scroll container.
    const container = opener.parentElement?.closest<HTMLElement>('[tabindex]')
    return () => (opener.isConnected ? opener : container)?.focus({ preventScroll: true })
  }, [opened])
}
