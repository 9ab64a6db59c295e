import { Button, Loader } from '@mantine/core'
import { IconBan, IconPlayerStop } from '@tabler/icons-react'
import { isTerminated, terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/schema.ts'
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
  onStop: () => void
}

/** Why the lead takes no input now: a side or its assistant is working on it, or it is terminated. */
export function StateBanner({ side, lead, lock, onStop }: Props) {
  const terminated = isTerminated(lead)
  return (
    <div role="status" className={classes.banner} data-shown={lock !== null || terminated}>
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
        terminated && (
          <>
            <IconBan size={17} stroke={1.8} aria-hidden="true" />
            <span className={classes.bannerText}>{terminationText(lead)}</span>
          </>
        )
      )}
    </div>
  )
}
