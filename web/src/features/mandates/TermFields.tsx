import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { mandateCopy } from '../../copy/mandates.ts'
import classes from './Mandate.module.css'
import { emptyTerm, type TermValues } from './mandate-values.ts'

interface Props {
  terms: readonly TermValues[]
  errors: Readonly<Record<string, string>>
  onChange: (terms: TermValues[]) => void
}

/** What each further term is worth: a number's unit, or each option of a choice. */
export function TermFields({ terms, errors, onChange }: Props) {
  const nextId = useRef(terms.length)
  const add = (kind: TermValues['kind']) => {
    nextId.current += 1
    onChange([...terms, emptyTerm(nextId.current, kind)])
  }
  const change = (id: number, changed: Partial<TermValues>) =>
    onChange(terms.map((term) => (term.id === id ? { ...term, ...changed } : term)))
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>{mandateCopy.terms}</legend>
      {terms.map((term) => (
        <div key={term.id} className={classes.term}>
          <TextInput
            label={mandateCopy.termLabel}
            value={term.label}
            error={errors[`term-${term.id}`]}
            onChange={(event) => change(term.id, { label: event.currentTarget.value })}
          />
          {term.kind === 'number' ? (
            (['perUnit', 'min', 'max', 'unit'] as const).map((field) => (
              <TextInput
                key={field}
                label={labels[field]}
                value={term[field]}
                onChange={(event) => change(term.id, { [field]: event.currentTarget.value })}
              />
            ))
          ) : (
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
            style={{ alignSelf: 'end' }}
            onClick={() => onChange(terms.filter(({ id }) => id !== term.id))}
          >
            {mandateCopy.removeTerm(term.label)}
          </Button>
        </div>
      ))}
      <Group gap="xs">
        <Button variant="default" onClick={() => add('number')}>
          {mandateCopy.addNumber}
        </Button>
        <Button variant="default" onClick={() => add('choice')}>
          {mandateCopy.addChoice}
        </Button>
      </Group>
    </Stack>
  )
}

const labels = {
  perUnit: mandateCopy.perUnit,
  min: mandateCopy.from,
  max: mandateCopy.to,
  unit: mandateCopy.unit,
}
