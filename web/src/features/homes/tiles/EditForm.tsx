import { Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../../../src/shared/limits.ts'
import { homesCopy } from '../../../copy/homes.ts'
import { useFormDraft } from '../../../lib/drafts/use-form-draft.ts'
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts'
import { ModalForm } from '../../../ui/forms/ModalForm.tsx'
import { RestoredNotice } from '../../../ui/forms/RestoredNotice.tsx'

export interface Field<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly required?: boolean
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  /** Makes the field a textarea with this many rows. */
  readonly rows?: number
}

/** What is wrong with each field. */
export type FieldErrors<Key extends string> = Partial<Record<Key, string>>

export interface EditFormProps<Key extends string> {
  /** Where the draft is kept. */
  place: string
  fields: readonly Field<Key>[]
  values: Readonly<Record<Key, string>>
  busy: boolean
  validate: (values: Record<Key, string>) => FieldErrors<Key>
  /** Resolves to null once it is saved, which closes the form; otherwise to what the server refuses, if that is a field. */
  onSave: (values: Record<Key, string>) => Promise<FieldErrors<Key> | null>
}

interface Props<Key extends string> extends EditFormProps<Key> {
  /** The first click on Update, or the first in a field, makes the fields editable; the second on Update saves. */
  twoSteps?: boolean
  /** Whether the first field gets the focus. */
  autoFocus?: boolean
  /** Whether there is something to lose. */
  onChanged?: (isChanged: boolean) => void
  /** Called with what was typed. */
  onCancel: (typed: Record<Key, string> | null) => void
  onSaved: () => void
}

const keysThatEdit = (event: KeyboardEvent) =>
  event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete'

/** Mounted only while something is edited; the draft brings its input back. */
export function EditForm<Key extends string>(props: Props<Key>) {
  const { place, fields, values, busy, validate, onChanged, onSave, onSaved } = props
  const { twoSteps = false, autoFocus = false } = props
  const form = useFormDraft<Record<Key, string>>(place, { ...values })
  const [editable, setEditable] = useState(!twoSteps || form.isRestored)
  const [errors, setErrors] = useState<FieldErrors<Key>>({})
  const { isChanged } = form
  useLayoutEffect(() => onChanged?.(isChanged), [isChanged, onChanged])

  async function submit() {
    if (!editable) return setEditable(true)
    const wrong = validate(form.values)
    if (Object.keys(wrong).length > 0) return focusFirstError(() => setErrors(wrong))
    const refused = await onSave(form.values)
    if (refused) return focusFirstError(() => setErrors(refused))
    form.drop()
    onSaved()
  }

  function cancel() {
    form.drop()
    props.onCancel(isChanged ? form.values : null)
  }

  /** A field that is clicked or typed into is meant to be edited. */
  const startsEditing = editable
    ? {}
    : {
        onClick: () => setEditable(true),
        onKeyDown: (event: KeyboardEvent) => {
          // Rendered before the key has its effect, so that the first character isn't lost.
          if (keysThatEdit(event) && !event.ctrlKey && !event.metaKey) flushSync(() => setEditable(true))
        },
      }
  const update = editable ? homesCopy.confirmUpdate : homesCopy.update

  return (
    <ModalForm
      submit={twoSteps ? update : homesCopy.save}
      cancel={homesCopy.cancel}
      busy={busy}
      onSubmit={submit}
      onCancel={cancel}
    >
      {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
      {fields.map(({ key, label, required = false, type = 'text', rows }, index) => {
        const shared = {
          label,
          withAsterisk: required,
          readOnly: !editable,
          variant: editable ? 'default' : 'filled',
          autoFocus: autoFocus && index === 0,
          value: form.values[key],
          error: errors[key],
          onChange: (event: { currentTarget: { value: string } }) => {
            form.set({ ...form.values, [key]: event.currentTarget.value })
            setErrors({ ...errors, [key]: undefined })
          },
          ...startsEditing,
        }
        return rows ? (
          <Textarea key={key} rows={rows} maxLength={limits.longText} {...shared} />
        ) : (
          <TextInput key={key} type={type} maxLength={limits.shortText} {...shared} />
        )
      })}
    </ModalForm>
  )
}
