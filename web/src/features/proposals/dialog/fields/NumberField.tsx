import { TextInput, type TextInputProps } from '@mantine/core'
import { limits } from '../../../../../../src/shared/limits.ts'
import { commonChoices, commonUnits, proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import classes from '../ProposalDialog.module.css'

const unitListId = 'proposal-units'
export const choiceListId = (key: string): string => `proposal-choices-${key}`

/** A number as the reader's locale writes it. */
export const NumberField = (props: TextInputProps) => (
  <TextInput inputMode="decimal" autoComplete="off" maxLength={30} {...props} />
)

interface UnitProps {
  label: string
  value: string
  onChange: (unit: string) => void
}

export const UnitField = ({ label, value, onChange }: UnitProps) => (
  <TextInput
    aria-label={label}
    className={classes.unitField}
    placeholder={copy.unit}
    list={unitListId}
    maxLength={limits.shortText}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

/** What the units and the common choices suggest while they are typed. */
export function SuggestedTexts() {
  const lists = [
    [unitListId, commonUnits] as const,
    ...Object.entries(commonChoices).map(([key, choices]) => [choiceListId(key), choices] as const),
  ]
  return lists.map(([id, texts]) => (
    <datalist key={id} id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  ))
}
