import type { JudgementView } from '../../../../../src/leads/rounds/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { type Verdict, verdictText } from '../../verdicts/VerdictMark.tsx'
import type { Entry } from '../inputs/inputs.ts'
import { SplitField } from '../inputs/SplitField.tsx'
import { OwnJudgement } from './OwnJudgement.tsx'
import classes from './Requirements.module.css'

interface Props {
  leadId: string
  judgement: JudgementView
  thoughts: Entry
  disabled: boolean
  onJudge: (verdict: Verdict) => void
  onChange: (thoughts: Entry) => void
}

/** What a requirement opens to: the verdict that counts, the assistant's reason, the buyer's own judgement and clarification. */
export function JudgementDetail({ leadId, judgement, thoughts, disabled, onJudge, onChange }: Props) {
  const { verdict, humanVerdict, reason, quote, newEvidence } = judgement
  const counting = humanVerdict ?? verdict
  return (
    <>
      <p className={classes.verdict} data-verdict={counting ?? 'unknown'}>
        {verdictText(counting)}
        {humanVerdict && <span className={classes.own}>{leadCopy.ownJudgement}</span>}
      </p>
      {newEvidence && <p className={classes.newEvidence}>{leadCopy.newEvidence}</p>}
      {humanVerdict && <p className={classes.quiet}>{leadCopy.assistantVerdict(verdictText(verdict))}</p>}
      {reason && <p className={classes.text}>{reason}</p>}
      {quote && (
        <figure className={classes.quote}>
          <figcaption>{leadCopy.quoteFrom}</figcaption>
          <blockquote>{quote}</blockquote>
        </figure>
      )}
      <OwnJudgement leadId={leadId} judgement={judgement} disabled={disabled} onJudge={onJudge} />
      <SplitField
        use="round"
        label={leadCopy.clarification}
        rows={{ min: 1, max: 8 }}
        disabled={disabled}
        entry={thoughts}
        onChange={onChange}
      />
    </>
  )
}
