import { Button, Loader } from '@mantine/core'
import { IconBan, IconCloudOff, IconPlayerStop } from '@tabler/icons-react'
import { isTerminated, terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import classes from './LeadPage.module.css'
import type { LockState } from './use-lock.ts'

const lockTexts = (side: Side): Record<LockState, string> => ({
  sending: leadCopy.sending,
  own: leadCopy.working,
  other: leadsCopy(side).otherResponds,
})

interface Props {
  side: Side
  lead: LeadView
  lock: LockState | null
  assistantAway: boolean
  onStop: () => void
}

/** Why the lead takes no input now: a side or its assistant works on it, it is terminated, or the assistant is unavailable. */
export function StateBanner({ side, lead, lock, assistantAway, onStop }: Props) {
  const terminated = isTerminated(lead)
  const notice = terminated ? terminationText(lead) : assistantNotice(lead, assistantAway)
  const Icon = terminated ? IconBan : IconCloudOff
  return (
    <div role="status" className={classes.banner} data-shown={lock !== null || notice !== null}>
      {lock ? (
        <>
          <Loader size={16} aria-hidden="true" />
          <span className={classes.bannerText}>{lockTexts(side)[lock]}</span>
          {lead.lock?.side === side && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlayerStop size={14} stroke={1.8} />}
              onClick={onStop}
            >
              {leadCopy.stop}
            </Button>
          )}
        </>
      ) : (
        notice && (
          <>
            <Icon size={17} stroke={1.8} aria-hidden="true" />
            <span className={classes.bannerText}>{notice}</span>
          </>
        )
      )}
    </div>
  )
}

function assistantNotice(lead: LeadView, away: boolean): string | null {
  if (lead.lastTurnFailed) return leadCopy.turnFailed
  return away ? leadCopy.assistantAway : null
}
