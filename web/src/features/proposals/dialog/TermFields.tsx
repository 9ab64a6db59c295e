import { ActionIcon, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { TermKind } from '../../../../../src/shared/agreements.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import { commonChoices, proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import type { TermValues } from './form-values.ts'
import { choiceListId, unitListId } from './lists.ts'
import classes from './ProposalDialog.module.css'
import { type FormErrors, fields } from './read-form.ts'

interface TermNameProps {
  term: TermValues
  errors: FormErrors
  set: (part: Partial<TermValues>) => void
  onRemove: () => void
}

/** A term's name, its unit if it is a number, and the button that removes it from all options. */
export function TermName({ term, errors, set, onRemove }: TermNameProps) {
  const { id, label, kind, unit } = term
  return (
    <div className={classes.termName}>
      <div className={classes.pair}>
        <TextInput
          aria-label={copy.termName}
          name={fields.label(id)}
          placeholder={copy.newTerm}
          maxLength={limits.shortText}
          value={label}
          error={errors.get(fields.label(id))}
          onChange={(event) => set({ label: event.currentTarget.value })}
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
      {kind === 'number' && (
        <TextInput
          aria-label={`${copy.termUnit} ${label}`}
          size="xs"
          placeholder={copy.unit}
          list={unitListId}
          maxLength={limits.shortText}
          value={unit}
          onChange={(event) => set({ unit: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

interface TermValueProps {
  term: TermValues
  optionId: string
  nameOf: (label: string) => string
  value: string
  errors: FormErrors
  onChange: (text: string) => void
}

/** A term's value in one option. */
export function TermValue({ term, optionId, nameOf, value, errors, onChange }: TermValueProps) {
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
  return (
    <TextInput
      {...field}
      {...inputs[kind]}
      maxLength={limits.shortText}
      list={kind === 'choice' && key !== null && key in commonChoices ? choiceListId(key) : undefined}
      rightSection={kind === 'number' && unit && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={kind === 'number' && unit ? `${Math.min(unit.length, 12) + 2}ch` : undefined}
    />
  )
}

const inputs = {
  number: { inputMode: 'decimal', autoComplete: 'off' },
  choice: { autoComplete: 'off' },
  date: { type: 'date' },
} as const satisfies Record<Exclude<TermKind, 'text'>, object>
