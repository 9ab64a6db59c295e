import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'

interface Props {
  opened: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel?: string
  /** The step can't be taken back. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Whether a click beside the modal closes it too. */
  closeOnClickOutside?: boolean
}

export function ConfirmModal(props: Props) {
  useReturnAtOnce(props.opened)
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
        {/* What can't be taken back is not what Enter does by itself. */}
        <Button
          variant="default"
          onClick={props.onCancel}
          disabled={props.busy}
          data-autofocus={props.danger || undefined}
        >
          {props.cancel ?? 'Cancel'}
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

/** The library gives the focus back a moment later, when what was asked about may be gone, and the focus with it. */
function useReturnAtOnce(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!opened || !(opener instanceof HTMLElement)) return
    return () => opener.focus({ preventScroll: true })
  }, [opened])
}
