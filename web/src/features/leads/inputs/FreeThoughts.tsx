import { leadsCopy } from '../../../copy/leads.ts'
import type { Inputs, InputsProps } from './inputs.ts'
import { SplitField } from './SplitField.tsx'

/** A side's general remarks, below its answers or judgements. */
export function FreeThoughts<Own extends Inputs>({
  inputs,
  disabled,
  error,
  onChange,
}: Omit<InputsProps<Own>, 'lead' | 'changed'>) {
  return (
    <SplitField
      use="round"
      label={leadsCopy(inputs.side).freeFormTitle}
      rows={{ min: 2, max: 12 }}
      disabled={disabled}
      error={error}
      entry={inputs.freeForm}
      onChange={(freeForm) => onChange({ ...inputs, freeForm })}
    />
  )
}
