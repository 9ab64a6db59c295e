import { Group, Radio } from '@mantine/core'
import type { JudgementView } from '../../../../../src/leads/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { VerdictMark, verdictText } from '../../verdicts/VerdictMark.tsx'
import classes from './InputsPane.module.css'
import { humanVerdict, type Review } from './inputs.ts'
import { SplitField } from './SplitField.tsx'

interface Props {
  judgement: JudgementView
  review: Review
  disabled: boolean
  onChange: (review: Review) => void
}

/** One requirement: the assistant's verdict with its reason, whether the buyer agrees, and the buyer's clarification. */
export function JudgementCard({ judgement, review, disabled, onChange }: Props) {
  const { requirement, verdict, reason, quote } = judgement
  const agree =
    verdict === null || review.humanVerdict === null ? null : review.humanVerdict === verdict ? 'yes' : 'no'
  return (
    <>
      <h3 className={classes.requirement}>{requirement}</h3>
      <p className={classes.verdict} data-verdict={verdict ?? 'unknown'}>
        <VerdictMark verdict={verdict} />
        {verdictText(verdict)}
      </p>
      {reason && <p className={classes.reason}>{reason}</p>}
      {quote && (
        <figure className={classes.quote}>
          <figcaption>{leadCopy.quoteFrom}</figcaption>
          <blockquote>{quote}</blockquote>
        </figure>
      )}
      <Radio.Group
        label={leadCopy.agree}
        value={agree}
        onChange={(value) => onChange({ ...review, humanVerdict: humanVerdict(verdict, value === 'yes') })}
      >
        <Group gap="lg" mt={6}>
          <Radio value="yes" label="Yes" disabled={disabled || verdict === null} />
          <Radio value="no" label="No" disabled={disabled || verdict === null} />
        </Group>
      </Radio.Group>
      <SplitField
        label={leadCopy.clarification}
        rows={{ min: 1, max: 8 }}
        disabled={disabled}
        entry={review.thoughts}
        onChange={(thoughts) => onChange({ ...review, thoughts })}
      />
    </>
  )
}
