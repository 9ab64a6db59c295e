import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { styles } from '../../../../src/negotiation/mandate-content.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import type { MandateValues } from './mandate-values.ts'
import { TermFields } from './TermFields.tsx'

export interface MandateFields {
  values: MandateValues
  /** By the field's name. */
  errors: Readonly<Record<string, string>>
  set: (changed: Partial<MandateValues>) => void
}

/** The props of a text field. */
export const textProps =
  ({ values, errors, set }: MandateFields) =>
  (field: 'target' | 'walkAway' | 'ceiling' | 'maxRounds' | 'deadline', label: string) => ({
    label,
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })

/** The fields that most mandates leave as they are. */
export function FurtherSettings({ side, ...fields }: MandateFields & { side: Side }) {
  const { values, errors, set } = fields
  const text = textProps(fields)
  return (
    <Stack gap="sm">
      <NativeSelect
        label={mandateCopy.currency}
        data={Intl.supportedValuesOf('currency')}
        value={values.currency}
        onChange={(event) => set({ currency: event.currentTarget.value })}
      />
      <TextInput {...text('maxRounds', mandateCopy.rounds)} inputMode="numeric" />
      <NativeSelect
        label={mandateCopy.style}
        data={styles.map((style) => ({ value: style, label: mandateCopy.styles[style] }))}
        value={values.style}
        onChange={(event) =>
          set({ style: styles.find((one) => one === event.currentTarget.value) ?? 'balanced' })
        }
      />
      <TextInput {...text('deadline', mandateCopy.deadline)} type="date" />
      <TermFields terms={values.terms} errors={errors} onChange={(terms) => set({ terms })} />
      <Checkbox
        label={mandateCopy.everywhere(side)}
        checked={values.everywhere}
        onChange={(event) => set({ everywhere: event.currentTarget.checked })}
      />
    </Stack>
  )
}
