import { Textarea } from '@mantine/core'
import type { LeadView } from '../../../../src/leads/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import classes from './InputsPane.module.css'
import type { SellerInputsState } from './inputs.ts'

interface Props {
  lead: LeadView
  inputs: SellerInputsState
  disabled: boolean
  onChange: (inputs: SellerInputsState) => void
}

/** One answer box for each question of the latest round, and free thoughts. */
export function SellerInputs({ lead, inputs, disabled, onChange }: Props) {
  const { questions } = lead.latestRound
  return (
    <>
      {questions.length === 0 ? (
        <p className={classes.none}>{leadCopy.noQuestions}</p>
      ) : (
        <ol className={classes.cards}>
          {questions.map(({ question }) => (
            <li key={question} className={classes.card}>
              <Textarea
                label={question}
                placeholder={leadCopy.answer}
                autosize
                minRows={2}
                maxRows={10}
                maxLength={limits.longText}
                disabled={disabled}
                value={inputs.answers[question] ?? ''}
                onChange={(event) =>
                  onChange({
                    ...inputs,
                    answers: { ...inputs.answers, [question]: event.currentTarget.value },
                  })
                }
              />
            </li>
          ))}
        </ol>
      )}
      <Textarea
        label={leadsCopy('seller').freeFormTitle}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={limits.longText}
        disabled={disabled}
        value={inputs.freeForm}
        onChange={(event) => onChange({ ...inputs, freeForm: event.currentTarget.value })}
      />
    </>
  )
}
