import type { JudgementView } from '../../../../../src/leads/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { type Verdict, VerdictMark, verdictText } from '../../verdicts/VerdictMark.tsx'
import classes from './InputsPane.module.css'
import type { Entry } from './inputs.ts'
import { OwnJudgement } from './OwnJudgement.tsx'
import { SplitField } from './SplitField.tsx'

interface Props {
  leadId: string
  judgement: JudgementView
  thoughts: Entry
  disabled: boolean
  onJudge: (verdict: Verdict) => void
  onChange: (thoughts: Entry) => void
}

/** One requirement: the verdict that counts, the assistant's reason, the buyer's own judgement and clarification. */
export function JudgementCard({ leadId, judgement, thoughts, disabled, onJudge, onChange }: Props) {
  const { requirement, verdict, humanVerdict, reason, quote, newEvidence } = judgement
  const counting = humanVerdict ?? verdict
  return (
    <>
      <h3 className={classes.requirement}>{requirement}</h3>
      <p className={classes.verdict} data-verdict={counting ?? 'unknown'}>
        <VerdictMark verdict={counting} />
        {verdictText(counting)}
        {humanVerdict && <span className={classes.own}>{leadCopy.ownJudgement}</span>}
      </p>
      {newEvidence && <p className={classes.newEvidence}>{leadCopy.newEvidence}</p>}
      {humanVerdict && (
        <p className={classes.assistantVerdict}>{leadCopy.assistantVerdict(verdictText(verdict))}</p>
      )}
      {reason && <p className={classes.reason}>{reason}</p>}
      {quote && (
        <figure className={classes.quote}>
          <figcaption>{leadCopy.quoteFrom}</figcaption>
          <blockquote>{quote}</blockquote>
        </figure>
      )}
      <OwnJudgement leadId={leadId} judgement={judgement} disabled={disabled} onJudge={onJudge} />
      <SplitField
        label={leadCopy.clarification}
        rows={{ min: 1, max: 8 }}
        disabled={disabled}
        entry={thoughts}
        onChange={onChange}
      />
    </>
  )
}
