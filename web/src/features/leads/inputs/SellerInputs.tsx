import { leadCopy } from '../../../copy/leads.ts'
import { keepPunctuation } from '../../../lib/language/keep-punctuation.ts'
import { verdictText } from '../../verdicts/VerdictMark.tsx'
import { RequirementList } from '../requirements/RequirementList.tsx'
import requirementClasses from '../requirements/Requirements.module.css'
import { sellerRows } from '../requirements/rows.ts'
import { FreeThoughts } from './FreeThoughts.tsx'
import classes from './InputsPane.module.css'
import { emptyEntry, type InputsProps, type SellerInputsState } from './inputs.ts'
import { SplitField } from './SplitField.tsx'

/** An answer box for each question of the latest round, free thoughts, and how the revealed requirements stand. */
export function SellerInputs(props: InputsProps<SellerInputsState>) {
  const { lead, inputs, changed, disabled, error, onChange } = props
  const { questions } = lead.latestRound
  const rows = sellerRows(lead)
  return (
    <>
      {questions.length === 0 ? (
        <p className={classes.none}>{leadCopy.noQuestions}</p>
      ) : (
        <ol className={classes.questions}>
          {questions.map(({ question }) => (
            <li key={question}>
              <SplitField
                use="answer"
                label={keepPunctuation(question)}
                placeholder={leadCopy.answer}
                rows={{ min: 1, max: 10 }}
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
      <FreeThoughts inputs={inputs} disabled={disabled} error={error} onChange={onChange} />
      {rows.length > 0 && (
        <section aria-label={leadCopy.requirements}>
          <h3 className={classes.subtitle}>{leadCopy.requirements}</h3>
          <RequirementList rows={rows} changed={changed} level={4}>
            {({ verdict }) => (
              <>
                <p className={requirementClasses.verdict} data-verdict={verdict ?? 'unknown'}>
                  {verdictText(verdict)}
                </p>
                <p className={requirementClasses.text}>{leadCopy.markText[verdict ?? 'unknown']}</p>
              </>
            )}
          </RequirementList>
        </section>
      )}
    </>
  )
}
