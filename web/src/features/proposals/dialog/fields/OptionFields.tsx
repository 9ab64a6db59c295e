import { Checkbox, NativeSelect } from '@mantine/core'
import { proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import { editableAmount, typedMoney } from '../../../../lib/typed-numbers.ts'
import type { OptionValues } from '../form-values.ts'
import classes from '../ProposalDialog.module.css'
import { type FormErrors, fields } from '../read-form.ts'
import type { Suggestions } from '../suggestions.ts'
import { NumberField, UnitField } from './NumberField.tsx'
import { SuggestionChips } from './SuggestionChips.tsx'

const currencies = Intl.supportedValuesOf('currency')

export interface OptionFieldProps {
  option: OptionValues
  /** The field's label, with the option's name if there are several. */
  nameOf: (label: string) => string
  errors: FormErrors
  suggestions: Suggestions
  set: (part: Partial<OptionValues>) => void
}

export function PriceFields({ option, nameOf, errors, suggestions, set }: OptionFieldProps) {
  const { id, amount } = option
  const currency = option.currency || suggestions.currency
  const isUnknown = !option.currency && suggestions.isLoading
  return (
    <div>
      <div className={classes.pair}>
        <NumberField
          aria-label={nameOf(copy.total)}
          name={fields.amount(id)}
          value={amount}
          error={errors.get(fields.amount(id))}
          onChange={(event) => set({ amount: event.currentTarget.value })}
          // Shows how the amount was read.
          onBlur={() => {
            const money = typedMoney(amount, currency)
            if (money) set({ amount: editableAmount(money) })
          }}
        />
        <NativeSelect
          aria-label={nameOf(copy.currency)}
          className={classes.currency}
          data={isUnknown ? ['', ...currencies] : currencies}
          value={isUnknown ? '' : currency}
          onChange={(event) => set({ currency: event.currentTarget.value })}
        />
      </div>
      {!amount && (
        <SuggestionChips
          suggestions={suggestions.prices}
          onTake={(money) => set({ amount: editableAmount(money), currency: money.currency })}
        />
      )}
    </div>
  )
}

export function IncludedFields({ option, nameOf, set }: OptionFieldProps) {
  return (
    <div className={classes.checks}>
      <Checkbox
        size="sm"
        label={copy.tax}
        aria-label={nameOf(copy.tax)}
        checked={option.taxIncluded}
        onChange={(event) => set({ taxIncluded: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={copy.delivery}
        aria-label={nameOf(copy.delivery)}
        checked={option.deliveryIncluded}
        onChange={(event) => set({ deliveryIncluded: event.currentTarget.checked })}
      />
    </div>
  )
}

export function QuantityFields({ option, nameOf, errors, suggestions, set }: OptionFieldProps) {
  const { id, quantity, unit } = option
  return (
    <div>
      <div className={classes.pair}>
        <NumberField
          aria-label={nameOf(copy.quantity)}
          name={fields.quantity(id)}
          value={quantity}
          error={errors.get(fields.quantity(id))}
          onChange={(event) => set({ quantity: event.currentTarget.value })}
        />
        <UnitField label={nameOf(copy.unit)} value={unit} onChange={(text) => set({ unit: text })} />
      </div>
      {!quantity && <SuggestionChips suggestions={suggestions.quantities} onTake={set} />}
    </div>
  )
}
