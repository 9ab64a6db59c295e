import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { mandateCopy } from '../../copy/mandates.ts'
import { UndoNotice, useRemoved } from '../../ui/messages/UndoNotice.tsx'
import classes from './Mandate.module.css'
import { emptyTerm, type TermValues } from './mandate-values.ts'

interface Props {
  terms: readonly TermValues[]
  errors: Readonly<Record<string, string>>
  onChange: (terms: TermValues[]) => void
}

/** What each further term is worth: a number's unit, or each option of a choice; or the only value that is agreed. */
export function TermFields({ terms, errors, onChange }: Props) {
  const freeId = Math.max(-1, ...terms.map(({ id }) => id)) + 1
  const add = (kind: TermValues['kind']) => onChange([...terms, emptyTerm(freeId, kind)])
  const change = (id: number, changed: Partial<TermValues>) =>
    onChange(terms.map((term) => (term.id === id ? { ...term, ...changed } : term)))
  const [removed, setRemoved] = useRemoved<{ term: TermValues; index: number }>()
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend className={classes.legend}>{mandateCopy.terms}</legend>
      {terms.map((term, index) => (
        <div key={term.id} className={classes.term}>
          <TextInput
            label={mandateCopy.termLabel}
            value={term.label}
            error={errors[`term-${term.id}`]}
            onChange={(event) => change(term.id, { label: event.currentTarget.value })}
          />
          {fieldsOf[term.kind].map((field) => (
            <TextInput
              key={field}
              label={mandateCopy.termFields[field]}
              description={
                field in mandateCopy.termHints ? mandateCopy.termHints[field as 'must'] : undefined
              }
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={term[field]}
              autoComplete="off"
              onChange={(event) => change(term.id, { [field]: event.currentTarget.value })}
            />
          ))}
          {term.kind === 'choice' && (
            <Textarea
              label={mandateCopy.options}
              description={mandateCopy.optionsHint}
              autosize
              minRows={2}
              value={term.options}
              onChange={(event) => change(term.id, { options: event.currentTarget.value })}
            />
          )}
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            className={classes.remove}
            aria-label={mandateCopy.removeTerm(term.label)}
            onClick={() => {
              onChange(terms.filter(({ id }) => id !== term.id))
              setRemoved({ term, index })
            }}
          >
            {mandateCopy.remove}
          </Button>
        </div>
      ))}
      <UndoNotice
        name={removed?.term.label ?? null}
        onUndo={() => {
          if (removed) onChange(terms.toSpliced(removed.index, 0, { ...removed.term, id: freeId }))
          setRemoved(null)
        }}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => add('number')}>
          {mandateCopy.addNumber}
        </Button>
        <Button variant="default" onClick={() => add('choice')}>
          {mandateCopy.addChoice}
        </Button>
        <Button variant="default" onClick={() => add('must')}>
          {mandateCopy.addMust}
        </Button>
      </Group>
    </Stack>
  )
}

const fieldsOf = {
  number: ['perUnit', 'min', 'max', 'unit'],
  choice: [],
  must: ['must', 'unit'],
} as const satisfies Record<TermValues['kind'], readonly (keyof TermValues)[]>
