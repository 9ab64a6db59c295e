import { Textarea } from '@mantine/core'
import type { LeadView } from '../../../../src/leads/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import classes from './InputsPane.module.css'
import type { BuyerInputsState } from './inputs.ts'
import { JudgementCard } from './JudgementCard.tsx'

interface Props {
  lead: LeadView
  inputs: BuyerInputsState
  disabled: boolean
  onChange: (inputs: BuyerInputsState) => void
}

/** The assistant's judgement of each requirement, what one says to it, and free thoughts. */
export function BuyerInputs({ lead, inputs, disabled, onChange }: Props) {
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
                judgement={judgement}
                review={inputs.reviews[judgement.requirement] ?? { thoughts: '', humanVerdict: null }}
                disabled={disabled}
                onChange={(review) =>
                  onChange({ ...inputs, reviews: { ...inputs.reviews, [judgement.requirement]: review } })
                }
              />
            </li>
          ))}
        </ol>
      )}
      <Textarea
        label={leadsCopy('buyer').freeFormTitle}
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
