import { leadCopy } from '../../../copy/leads.ts'
import { FreeThoughts } from './FreeThoughts.tsx'
import classes from './InputsPane.module.css'
import { emptyEntry, type InputsProps, type SellerInputsState } from './inputs.ts'
import { SplitField } from './SplitField.tsx'

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
              <SplitField
                label={question}
                placeholder={leadCopy.answer}
                rows={{ min: 2, max: 10 }}
                disabled={disabled}
                entry={inputs.answers[question] ?? emptyEntry}
                onChange={(entry) =>
                  onChange({ ...inputs, answers: { ...inputs.answers, [question]: entry } })
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
