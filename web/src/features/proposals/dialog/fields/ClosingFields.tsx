import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { limits } from '../../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import { localDay, type ProposalValues } from '../form-values.ts'
import classes from '../ProposalDialog.module.css'
import { type FormErrors, fields } from '../read-form.ts'

interface Props {
  side: Side
  /** The other side's. */
  companyName: string
  values: ProposalValues
  errors: FormErrors
  set: (part: Partial<ProposalValues>) => void
}

/** What a proposal has once, for all its options. */
export function ClosingFields({ side, companyName, values, errors, set }: Props) {
  return (
    <div className={classes.rest}>
      <Textarea
        label={copy.note(companyName)}
        name={fields.note}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={limits.proposalNote}
        value={values.note}
        error={errors.get(fields.note)}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={copy.validUntil}
        description={copy.validHelp}
        name={fields.validUntil}
        min={localDay(new Date())}
        className={classes.date}
        value={values.validUntil}
        error={errors.get(fields.validUntil)}
        onChange={(event) => set({ validUntil: event.currentTarget.value })}
      />
      {side === 'buyer' && (
        <Checkbox
          label={copy.shares}
          checked={values.sharesJudgements}
          onChange={(event) => set({ sharesJudgements: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
