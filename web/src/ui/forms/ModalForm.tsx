import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ModalForm.module.css'

interface Props {
  /** Label of the submit button. */
  submit: string
  cancel: string
  busy: boolean
  /** The buttons stay in view while a long form scrolls. */
  sticky?: boolean
  onSubmit: () => Promise<unknown>
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a modal or a tile: fields, then Cancel and Submit. Enter in a field submits. */
export function ModalForm({ submit, cancel, busy, sticky, onSubmit, onCancel, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <Stack gap="md">
        {children}
        <Group justify="flex-end" mt="sm" {...(sticky && { className: classes.foot })}>
          <Button variant="default" onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
