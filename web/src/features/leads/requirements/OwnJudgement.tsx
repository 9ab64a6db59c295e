import { Button, Group, Radio } from '@mantine/core'
import type { JudgementView } from '../../../../../src/leads/rounds/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { type Verdict, verdictText } from '../../verdicts/VerdictMark.tsx'
import { useJudge } from './use-judge.ts'

interface Props {
  leadId: string
  judgement: JudgementView
  disabled: boolean
  onJudge: (verdict: Verdict) => void
}

/**
 * Whether the buyer agrees with the assistant, or knows better where the assistant has no verdict. A choice counts at
 * once, and until it is withdrawn.
 */
export function OwnJudgement({ leadId, judgement, disabled, onJudge }: Props) {
  const { verdict, requirement } = judgement
  const { own, judge } = useJudge(leadId, judgement, onJudge)
  const agree = verdict === null || own === null ? null : own === verdict ? 'yes' : 'no'
  return (
    <>
      <Radio.Group
        label={leadCopy.agree}
        description={verdict === null ? leadCopy.noVerdict : undefined}
        value={agree}
        onChange={(value) => void judge(value === 'yes' ? verdict : opposite(verdict))}
      >
        <Group gap="lg" mt={6}>
          <Radio value="yes" label={leadCopy.yes} disabled={disabled || verdict === null} />
          <Radio value="no" label={leadCopy.no} disabled={disabled || verdict === null} />
        </Group>
      </Radio.Group>
      {verdict === null && (
        <Radio.Group
          label={leadCopy.iKnow}
          value={own}
          onChange={(value) => void judge(value === 'meet' ? 'meet' : 'not meet')}
        >
          <Group gap="lg" mt={6}>
            <Radio value="meet" label={verdictText('meet')} disabled={disabled} />
            <Radio value="not meet" label={verdictText('not meet')} disabled={disabled} />
          </Group>
        </Radio.Group>
      )}
      {own && (
        <Button
          variant="subtle"
          size="compact-sm"
          justify="flex-start"
          w="fit-content"
          px={0}
          mih={30}
          disabled={disabled}
          aria-label={leadCopy.withdrawFor(requirement)}
          onClick={() => void judge(null)}
        >
          {leadCopy.withdraw}
        </Button>
      )}
    </>
  )
}

/** The verdict of a buyer who disagrees. */
function opposite(verdict: Verdict): Verdict {
  if (verdict === null) return null
  return verdict === 'meet' ? 'not meet' : 'meet'
}
