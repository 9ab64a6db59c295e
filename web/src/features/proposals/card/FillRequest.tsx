import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { addMinutes } from '../../../../../src/shared/dates.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { refreshLead } from '../../../lib/live/refresh-leads.ts'
import { refreshTile } from '../../../lib/live/refresh-tiles.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import classes from './ProposalCard.module.css'

interface Props {
  requestId: string
  leadId: string
  filledAt: string | null
}

/** Asks the request's side whether the request is filled. One click ends its other leads, and can be undone for a while. */
export function FillRequest({ requestId, leadId, filledAt }: Props) {
  const utils = trpc.useUtils()
  const fill = trpc.listings.fill.useMutation()
  const reopen = trpc.listings.reopen.useMutation()
  const [ended, setEnded] = useState<number | null>(null)

  async function run(call: () => Promise<unknown>, failed: (reason: string) => string) {
    await call().catch((error: unknown) => showAlert(failed(failureText(error))))
    await Promise.all([
      utils.agreements.get.invalidate(),
      utils.leads.list.invalidate(),
      refreshLead(utils, leadId),
      refreshTile(utils, requestId),
    ])
  }

  if (!filledAt) {
    const onFill = async () => setEnded((await fill.mutateAsync({ id: requestId })).ended)
    return (
      <div className={classes.question}>
        <p>
          <strong>{proposalCopy.isFilled}</strong>
          {proposalCopy.isFilledText}
        </p>
        <div className={classes.questionActions}>
          <Button
            size="sm"
            variant="default"
            loading={fill.isPending}
            onClick={() => void run(onFill, proposalCopy.fillFailed)}
          >
            {proposalCopy.fill}
          </Button>
        </div>
      </div>
    )
  }
  const onReopen = async () => {
    await reopen.mutateAsync({ id: requestId })
    setEnded(null)
    void showToast(proposalCopy.reopened)
  }
  return (
    <div className={classes.question} role="status">
      <p>
        <strong>{proposalCopy.filled}</strong>
        {ended !== null && proposalCopy.ended(ended)}
      </p>
      <Undo
        until={addMinutes(new Date(filledAt), limits.undoFillMinutes).getTime()}
        busy={reopen.isPending}
        onUndo={() => void run(onReopen, proposalCopy.reopenFailed)}
      />
    </div>
  )
}

function Undo({ until, busy, onUndo }: { until: number; busy: boolean; onUndo: () => void }) {
  const left = Math.ceil((until - useNow(1_000)) / 1_000)
  if (left <= 0) return null
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes.questionActions}>
      <Button
        size="sm"
        variant="default"
        loading={busy}
        leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
        onClick={onUndo}
      >
        {proposalCopy.reopen}
      </Button>
      <span className={classes.muted} aria-live="off">
        {proposalCopy.undoLeft(clock)}
      </span>
    </div>
  )
}
