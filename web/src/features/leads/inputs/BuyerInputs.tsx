import { leadCopy } from '../../../copy/leads.ts'
import { FreeThoughts } from './FreeThoughts.tsx'
import classes from './InputsPane.module.css'
import { type BuyerInputsState, emptyEntry, type InputsProps } from './inputs.ts'
import { JudgementCard } from './JudgementCard.tsx'

/** The assistant's judgement of each requirement with the buyer's review of it, and free thoughts. */
export function BuyerInputs({ lead, inputs, disabled, onChange }: InputsProps<BuyerInputsState>) {
  const { judgements } = lead.latestRound
  return (
    <>
      {judgements.length === 0 ? (
        <p className={classes.none}>{leadCopy.noRequirements}</p>
      ) : (
        <ol className={classes.cards}>
          {judgements.map((judgement) => (
            <li key={judgement.requirement} className={classes.card}>
              <JudgementCard
                leadId={lead.id}
                judgement={judgement}
                thoughts={inputs.thoughts[judgement.requirement] ?? emptyEntry}
                disabled={disabled}
                onJudge={(verdict) =>
                  onChange({ ...inputs, verdicts: { ...inputs.verdicts, [judgement.requirement]: verdict } })
                }
                onChange={(thoughts) =>
                  onChange({ ...inputs, thoughts: { ...inputs.thoughts, [judgement.requirement]: thoughts } })
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
