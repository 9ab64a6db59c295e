import type { ReactNode } from 'react'
import { FormModal } from './FormModal.tsx'
import { ModalForm } from './ModalForm.tsx'

interface Props {
  title: string
  /** Label of the submit button. */
  submit: string
  cancel: string
  busy: boolean
  /** Whether closing would lose something that the person has typed. */
  isChanged: boolean
  onSubmit: () => Promise<unknown>
  onClose: () => void
  onDiscard: () => void
  /** The fields. */
  children: ReactNode
}

/** A modal that is mounted while it is open and holds one short form. Cancel closes it as Escape does. */
export function SimpleFormModal({ title, isChanged, onClose, onDiscard, children, ...form }: Props) {
  return (
    <FormModal opened title={title} size="md" isChanged={isChanged} onClose={onClose} onDiscard={onDiscard}>
      {(leave) => (
        <ModalForm {...form} onCancel={leave}>
          {children}
        </ModalForm>
      )}
    </FormModal>
  )
}
