import { UnstyledButton } from '@mantine/core'
import { IconCornerDownLeft } from '@tabler/icons-react'
import { proposalFormCopy } from '../../../../copy/proposal-form.ts'
import classes from '../ProposalDialog.module.css'
import type { Shown } from '../suggestions.ts'

/** More would hide the form. */
const maxChips = 3

interface Props<T> {
  suggestions: readonly Shown<T>[]
  onTake: (value: T) => void
}

/** What was named so far, each with its source. One click takes it; nothing is filled in without one. */
export function SuggestionChips<T>({ suggestions, onTake }: Props<T>) {
  if (suggestions.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={proposalFormCopy.suggested}>
      {suggestions.slice(0, maxChips).map(({ text, source, value }) => (
        <li key={`${text} ${source}`}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`${proposalFormCopy.take(text)} ${proposalFormCopy.from(source)}`}
            onClick={() => onTake(value)}
          >
            <IconCornerDownLeft size={13} stroke={1.9} aria-hidden="true" />
            <span>
              <strong>{text}</strong> {proposalFormCopy.from(source)}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
