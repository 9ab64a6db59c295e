import { ActionIcon, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { limits } from '../../../../../../src/shared/limits.ts'
import type { TermKind } from '../../../../../../src/shared/proposals/agreements.ts'
import { commonChoices, proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import type { TermValues } from '../form-values.ts'
import classes from '../ProposalDialog.module.css'
import { type FormErrors, fields } from '../read-form.ts'
import { choiceListId, NumberField, UnitField } from './NumberField.tsx'

interface TermNameProps {
  term: TermValues
  errors: FormErrors
  set: (part: Partial<TermValues>) => void
  onRemove: () => void
}

/** A term's name, and the button that removes it from all options. */
export function TermName({ term, errors, set, onRemove }: TermNameProps) {
  const { id, label } = term
  return (
    <div className={classes.termName}>
      <Textarea
        autosize
        minRows={1}
        maxRows={4}
        aria-label={copy.termName}
        name={fields.label(id)}
        placeholder={copy.newTerm}
        maxLength={limits.shortText}
        value={label}
        error={errors.get(fields.label(id))}
        onChange={(event) => set({ label: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={copy.removeTerm(label)}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  )
}

interface TermValueProps {
  term: TermValues
  optionId: string
  /** In the first column; the unit is typed there, for all options. */
  first: boolean
  nameOf: (label: string) => string
  value: string
  errors: FormErrors
  onChange: (text: string) => void
  onUnit: (unit: string) => void
}

/** A term's value in one option. */
export function TermValue({
  term,
  optionId,
  first,
  nameOf,
  value,
  errors,
  onChange,
  onUnit,
}: TermValueProps) {
  const { id, key, kind, label, unit } = term
  const field = {
    'aria-label': nameOf(label || copy.newTerm),
    name: fields.value(optionId, id),
    value,
    error: errors.get(fields.value(optionId, id)),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (kind === 'text')
    return <Textarea {...field} autosize minRows={1} maxRows={6} maxLength={limits.proposalNote} />
  if (kind === 'number') {
    return (
      <div className={classes.pair}>
        <NumberField {...field} />
        {first ? (
          <UnitField label={`${copy.unit}, ${label || copy.newTerm}`} value={unit} onChange={onUnit} />
        ) : (
          <span className={classes.unit}>{unit}</span>
        )}
      </div>
    )
  }
  const choices = kind === 'choice' && key !== null && key in commonChoices ? choiceListId(key) : undefined
  return <TextInput {...field} {...inputs[kind]} maxLength={limits.shortText} list={choices} />
}

const inputs = {
  choice: { autoComplete: 'off' },
  date: { type: 'date' },
} as const satisfies Record<Exclude<TermKind, 'text' | 'number'>, object>
