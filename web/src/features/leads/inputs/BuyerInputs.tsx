import { leadCopy } from '../../../copy/leads.ts'
import { JudgementDetail } from '../requirements/JudgementDetail.tsx'
import { RequirementList } from '../requirements/RequirementList.tsx'
import { buyerRows } from '../requirements/rows.ts'
import { FreeThoughts } from './FreeThoughts.tsx'
import classes from './InputsPane.module.css'
import { type BuyerInputsState, emptyEntry, type InputsProps } from './inputs.ts'

/** The assistant's judgement of each requirement with the buyer's review of it, and free thoughts. */
export function BuyerInputs(props: InputsProps<BuyerInputsState>) {
  const { lead, inputs, changed, disabled, error, onChange } = props
  const rows = buyerRows(lead)
  return (
    <>
      {rows.length === 0 ? (
        <p className={classes.none}>{leadCopy.noRequirements}</p>
      ) : (
        <RequirementList rows={rows} changed={changed}>
          {({ requirement, judgement }) => (
            <JudgementDetail
              leadId={lead.id}
              judgement={judgement}
              thoughts={inputs.thoughts[requirement] ?? emptyEntry}
              disabled={disabled}
              onJudge={(verdict) =>
                onChange({ ...inputs, verdicts: { ...inputs.verdicts, [requirement]: verdict } })
              }
              onChange={(thoughts) =>
                onChange({ ...inputs, thoughts: { ...inputs.thoughts, [requirement]: thoughts } })
              }
            />
          )}
        </RequirementList>
      )}
      <FreeThoughts inputs={inputs} disabled={disabled} error={error} onChange={onChange} />
    </>
  )
}
