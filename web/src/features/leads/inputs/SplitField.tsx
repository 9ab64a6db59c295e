import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { IconLock, IconLockOpen, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { InputUse } from '../../../../../src/language/privacy/split-text.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import { keptReasons, leadCopy } from '../../../copy/leads.ts'
import type { Entry } from './inputs.ts'
import classes from './SplitField.module.css'
import { usePrivateSentences } from './use-private-sentences.ts'

interface Props {
  use: InputUse
  label: string
  placeholder?: string
  /** The text's height in lines. */
  rows: { min: number; max: number }
  disabled: boolean
  error?: string | null
  entry: Entry
  onChange: (entry: Entry) => void
}

/**
 * A text in its two places: what may be said, and what is only for the assistant. Sentences that read like the latter are
 * marked below the text, and the person decides.
 */
export function SplitField({ use, label, placeholder, rows, disabled, error, entry, onChange }: Props) {
  const id = useId()
  const [opened, setOpened] = useState(entry.kept !== '')
  const sentences = usePrivateSentences(entry.text, use)
  // What an earlier text was split into, as it was stored: what is typed there now was put there on purpose.
  const [stored] = useState(entry.kept)
  const kept = usePrivateSentences(stored, use).filter(({ text }) => entry.kept.includes(text))
  const isSaid = (sentence: string) => entry.sayable.some((cleared) => cleared.includes(sentence))
  return (
    <div className={classes.field}>
      <Textarea
        id={id}
        label={label}
        placeholder={placeholder}
        autosize
        minRows={rows.min}
        maxRows={rows.max}
        maxLength={limits.longText}
        disabled={disabled}
        error={error}
        value={entry.text}
        onChange={(event) => onChange({ ...entry, text: event.currentTarget.value })}
      />
      <ul className={classes.marks} aria-live="polite" aria-label={leadCopy.keptTitle}>
        {sentences.map(({ text: sentence, reason }) => {
          const said = isSaid(sentence)
          const sayable = sentences
            .map(({ text }) => text)
            .filter((other) => (other === sentence ? !said : isSaid(other)))
          const Icon = said ? IconLockOpen : IconLock
          const action = said ? leadCopy.keep : leadCopy.maySay
          return (
            <li key={sentence} className={classes.mark} data-said={said}>
              <p className={classes.markTitle}>
                <Icon size={14} stroke={1.8} aria-hidden="true" />
                {said ? leadCopy.saidTitle : leadCopy.keptTitle}
              </p>
              <q className={classes.sentence}>{sentence}</q>
              {!said && <p className={classes.reason}>{keptReasons[reason]}</p>}
              <Button
                size="compact-xs"
                variant="default"
                disabled={disabled}
                aria-label={`${action}: ${sentence}`}
                onClick={() => onChange({ ...entry, sayable })}
              >
                {action}
              </Button>
            </li>
          )
        })}
      </ul>
      {opened ? (
        <Textarea
          label={
            <span className={classes.keptLabel}>
              <IconLock size={14} stroke={1.8} aria-hidden="true" />
              {leadCopy.keptTitle}
            </span>
          }
          description={leadCopy.keptHint}
          classNames={{ input: classes.keptInput }}
          autoFocus={entry.kept === ''}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={limits.longText}
          disabled={disabled}
          value={entry.kept}
          onChange={(event) => onChange({ ...entry, kept: event.currentTarget.value })}
        />
      ) : (
        <UnstyledButton
          className={classes.add}
          disabled={disabled}
          aria-describedby={`${id}-label`}
          onClick={() => setOpened(true)}
        >
          <IconPlus size={14} stroke={1.8} aria-hidden="true" />
          {leadCopy.addKept}
        </UnstyledButton>
      )}
      {opened && kept.length > 0 && (
        <ul className={classes.reasons} aria-label={leadCopy.keptWhy}>
          {kept.map(({ text, reason }) => (
            <li key={text}>
              {text !== entry.kept && <q>{text}</q>} {keptReasons[reason]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
