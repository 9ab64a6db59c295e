import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { longDate } from '../../../../../src/shared/dates.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { useDeferred } from '../../../ui/messages/use-deferred.ts'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { completeSince, threadEntries } from '../../proposals/thread-entries.ts'
import { useProposals } from '../../proposals/use-proposals.ts'
import { usePendingMessages } from '../pending-messages.ts'
import type { MessageDraft } from '../use-message-draft.ts'
import type { Operations } from '../use-operations.ts'
import { DraftBubble } from './bubbles/DraftBubble.tsx'
import { PendingBubble } from './bubbles/PendingBubble.tsx'
import { StreamedBubble } from './bubbles/StreamedBubble.tsx'
import classes from './Thread.module.css'
import { ThreadItem } from './ThreadItem.tsx'
import { useMessageEdit } from './use-message-edit.ts'
import { useMessages } from './use-messages.ts'
import { useStreamDelta } from './use-stream-delta.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

interface Props {
  side: Side
  lead: LeadView
  /** No message can be changed now. */
  locked: boolean
  /** Sending the assistant's draft is the page's main action. */
  draftIsMain: boolean
  operations: Operations
  draft: MessageDraft
  onCounter: (option: number) => void
}

export const threadId = 'thread'

/** The lead's messages and proposals, oldest first, and the message that the assistant is writing. */
export function Thread({ side, lead, locked, draftIsMain, operations, draft, onCounter }: Props) {
  const thread = useMessages(lead)
  const { messages } = thread
  const proposals = useProposals(lead)
  const since = completeSince(messages, proposals.list, {
    messages: thread.hasEarlier,
    proposals: proposals.hasEarlier,
  })
  const deleted = useDeferred()
  const pending = usePendingMessages(lead.id)
  // A message that is being deleted can still be brought back.
  const entries = threadEntries(messages, proposals.list, lead.disclosures, since).filter(
    ({ id }) => id !== deleted,
  )
  const streamed = useStreamDelta(lead, draft.writing)
  const log = useRef<HTMLDivElement>(null)
  // One mark is enough, because the heading has it too.
  const firstOfOther = messages.find((message) => message.side !== side)?.id
  const lastOwnId = messages.findLast((message) => message.side === side)?.id
  const edit = useMessageEdit(lead, lastOwnId, operations, log)
  const { onScroll, keepPlace } = useThreadScroll(log, {
    entries: entries.length,
    pending: pending.length,
    text: streamed ?? draft.draft?.text,
  })
  function showEarlier() {
    keepPlace()
    if (thread.hasEarlier && messages[0]?.createdAt === since) thread.fetchEarlier()
    else void proposals.fetchEarlier()
  }

  return (
    <div
      ref={log}
      id={threadId}
      className={classes.log}
      role="log"
      aria-label={leadCopy.thread}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      {proposals.failed && <FailedState text={proposalCopy.listFailed} onRetry={proposals.retry} />}
      {since !== '' && (
        <Button
          variant="subtle"
          className={classes.earlier}
          loading={thread.isFetching || proposals.isFetching}
          onClick={showEarlier}
        >
          {leadCopy.earlier}
        </Button>
      )}
      {thread.failed && <FailedState text={leadCopy.earlierFailed} onRetry={thread.retry} />}
      <ol className={classes.bubbles}>
        {entries.map((entry, index) => {
          const day = longDate(entry.createdAt)
          const previous = entries[index - 1]
          return (
            <li
              key={entry.id}
              className={classes.item}
              data-own={entry.disclosure ? undefined : (entry.message ?? entry.proposal).side === side}
            >
              {(!previous || longDate(previous.createdAt) !== day) && <p className={classes.day}>{day}</p>}
              <ThreadItem
                side={side}
                lead={lead}
                entry={entry}
                proposals={proposals.list}
                locked={locked}
                unverified={entry.id === firstOfOther && !lead.counterpart.companyVerified}
                changeable={entry.id === lastOwnId && !locked}
                edit={edit}
                operations={operations}
                onCounter={onCounter}
              />
            </li>
          )
        })}
        {streamed && streamed.draft_id === undefined && (
          <li className={classes.item} data-own={streamed.side === side} aria-live="off">
            <StreamedBubble
              side={streamed.side}
              company={(streamed.side === side ? lead.own : lead.counterpart).companyName}
              text={streamed.text}
            />
          </li>
        )}
        {pending.map((message) => (
          <li key={message.id} className={classes.item} data-own="true">
            <PendingBubble message={message} />
          </li>
        ))}
        <li className={classes.item} data-own="true" aria-live={draft.writing ? 'off' : undefined}>
          <DraftBubble
            key={draft.draft?.id}
            side={side}
            lead={lead}
            locked={locked}
            main={draftIsMain}
            draft={draft}
            streamed={streamed?.draft_id === undefined ? null : streamed}
          />
        </li>
      </ol>
    </div>
  )
}
