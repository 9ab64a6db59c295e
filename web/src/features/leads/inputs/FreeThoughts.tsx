import { Textarea } from '@mantine/core'
import { limits } from '../../../../../src/shared/limits.ts'
import { leadsCopy } from '../../../copy/leads.ts'
import type { Inputs, InputsProps } from './inputs.ts'

/** A side's general remarks, below its answers or judgements. */
export function FreeThoughts<Own extends Inputs>({
  inputs,
  disabled,
  onChange,
}: Omit<InputsProps<Own>, 'lead'>) {
  return (
    <Textarea
      label={leadsCopy(inputs.side).freeFormTitle}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={limits.longText}
      disabled={disabled}
      value={inputs.freeForm}
      onChange={(event) => onChange({ ...inputs, freeForm: event.currentTarget.value })}
    />
  )
}
