import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { limits } from '../../../../../../src/shared/limits.ts'
import { proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import { optionName } from '../../card/package-rows.ts'
import type { OptionValues, TermValues } from '../form-values.ts'
import classes from '../ProposalDialog.module.css'
import type { FormErrors } from '../read-form.ts'
import type { Suggestions } from '../suggestions.ts'
import type { ProposalForm } from '../use-proposal-form.ts'
import { AddTerm } from './AddTerm.tsx'
import { SuggestedTexts } from './NumberField.tsx'
import { IncludedFields, type OptionFieldProps, PriceFields, QuantityFields } from './OptionFields.tsx'
import { OptionTabs } from './OptionTabs.tsx'
import { TermName, TermValue } from './TermFields.tsx'

interface Props {
  form: ProposalForm
  errors: FormErrors
  suggestions: Suggestions
  /** On a phone, one option is shown at a time. */
  phone: boolean
  shown: number
  onShow: (index: number) => void
  onRemoveOption: (index: number) => void
  onRemoveTerm: (term: TermValues) => void
  /** Focuses a field once it is there. */
  onTermAdded: (termId: string, isNamed: boolean) => void
}

/** The options as columns and the terms as rows, as in the proposal itself. */
export function OptionsGrid({ form, errors, suggestions, phone, ...props }: Props) {
  const { options, terms } = form.values
  const several = options.length > 1
  const columns = phone && several ? options.slice(props.shown, props.shown + 1) : options
  const canAdd = options.length < limits.packagesPerProposal
  const nameOf = (option: OptionValues) => (label: string) =>
    several ? `${label}, ${optionName(options.indexOf(option))}` : label

  function addOption() {
    form.addOption()
    props.onShow(options.length)
  }
  const cells = (Fields: (props: OptionFieldProps) => ReactNode) =>
    columns.map((option) => (
      <Fields
        key={option.id}
        option={option}
        nameOf={nameOf(option)}
        errors={errors}
        suggestions={suggestions}
        set={(part) => form.setOption(option.id, part)}
      />
    ))

  return (
    <div className={classes.grid} data-options={columns.length} data-phone={phone}>
      {phone ? (
        <OptionTabs
          count={options.length}
          shown={props.shown}
          onShow={props.onShow}
          onRemove={props.onRemoveOption}
        />
      ) : (
        several && (
          <div className={classes.row} data-head="true">
            <span />
            {columns.map((option, index) => (
              <div key={option.id} className={classes.optionHead}>
                <h3>{optionName(index)}</h3>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={copy.removeOption(optionName(index))}
                  onClick={() => props.onRemoveOption(index)}
                >
                  <IconX size={16} stroke={1.8} />
                </ActionIcon>
              </div>
            ))}
          </div>
        )
      )}
      <Row label={copy.total}>{cells(PriceFields)}</Row>
      <Row label={copy.included}>{cells(IncludedFields)}</Row>
      <Row label={copy.quantity}>{cells(QuantityFields)}</Row>
      {terms.map((term) => (
        <Row
          key={term.id}
          label={
            <TermName
              term={term}
              errors={errors}
              set={(part) => form.setTerm(term.id, part)}
              onRemove={() => props.onRemoveTerm(term)}
            />
          }
        >
          {columns.map((option) => (
            <TermValue
              key={option.id}
              term={term}
              optionId={option.id}
              first={option === columns[0]}
              nameOf={nameOf(option)}
              value={option.terms[term.id] ?? ''}
              errors={errors}
              onChange={(text) => form.setTermValue(option.id, term.id, text)}
              onUnit={(unit) => form.setTerm(term.id, { unit })}
            />
          ))}
        </Row>
      ))}
      <div className={classes.adding}>
        <AddTerm
          terms={terms}
          values={options.map((option) => option.terms)}
          suggestions={suggestions.terms}
          onAdd={(term, text) => {
            const id = form.addTerm(term, text)
            props.onTermAdded(id, term.label !== '')
          }}
        />
        {canAdd && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} />}
            onClick={addOption}
          >
            {copy.addOption}
          </Button>
        )}
      </div>
      <SuggestedTexts />
    </div>
  )
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <div className={classes.label}>{label}</div>
      {children}
    </div>
  )
}
