import { Textarea } from '@mantine/core'
import { limits } from '../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { FreeThoughts } from './FreeThoughts.tsx'
import classes from './InputsPane.module.css'
import type { InputsProps, SellerInputsState } from './inputs.ts'

/** An answer box for each question of the latest round, and free thoughts. */
export function SellerInputs({ lead, inputs, disabled, onChange }: InputsProps<SellerInputsState>) {
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
      <FreeThoughts inputs={inputs} disabled={disabled} onChange={onChange} />
    </>
  )
}
