import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { termKinds } from '../../../../../../src/shared/proposals/agreements.ts'
import { commonTerms, proposalFormCopy as copy } from '../../../../copy/proposal-form.ts'
import type { TermValues } from '../form-values.ts'
import classes from '../ProposalDialog.module.css'
import type { Shown, SuggestedTerm } from '../suggestions.ts'
import { SuggestionChips } from './SuggestionChips.tsx'

interface Props {
  terms: readonly TermValues[]
  /** By the term's id, of each option. */
  values: readonly Readonly<Record<string, string>>[]
  suggestions: readonly Shown<SuggestedTerm>[]
  /** `value`: for the first option that is shown. */
  onAdd: (term: Omit<TermValues, 'id'>, value?: string) => void
}

/** Adds a common term, or one of the person's own, or one that was named. */
export function AddTerm({ terms, values, suggestions, onAdd }: Props) {
  const taken = new Set(terms.map(({ key }) => key))
  // A person names a date's term, so that only its day tells whether it is in the form.
  const isTaken = ({ term: { key, kind, label }, text }: SuggestedTerm) =>
    terms.some((term) =>
      key !== null
        ? term.key === key
        : term.label === label || (term.kind === kind && values.some((option) => option[term.id] === text)),
    )
  const common = commonTerms.filter(({ key }) => !taken.has(key))
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="sm" variant="default" leftSection={<IconPlus size={16} stroke={1.8} />}>
            {copy.addTerm}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {common.map((term) => (
            <Menu.Item key={term.key} onClick={() => onAdd({ unit: '', ...term })}>
              {term.label}
            </Menu.Item>
          ))}
          {common.length > 0 && <Menu.Divider />}
          <Menu.Label>{copy.ownTerm}</Menu.Label>
          {termKinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd({ key: null, label: '', kind, unit: '' })}>
              {copy.kinds[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <SuggestionChips
        suggestions={suggestions.filter(({ value }) => !isTaken(value))}
        onTake={({ term, text }) => onAdd(term, text)}
      />
    </>
  )
}
