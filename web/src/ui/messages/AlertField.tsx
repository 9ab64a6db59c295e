import { Textarea } from '@mantine/core'
import type { Alert } from './alert.ts'

interface Props {
  field: NonNullable<Alert['field']>
  value: string
  onChange: (value: string) => void
}

/** The text that a person enters in an alert. */
export default function AlertField({ field, value, onChange }: Props) {
  return (
    <Textarea
      label={field.label}
      maxLength={field.maxLength}
      autosize
      minRows={3}
      maxRows={8}
      mt="md"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoFocus
    />
  )
}
