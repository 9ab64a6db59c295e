import { Button } from '@mantine/core'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTerminated, terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import { longDate } from '../../../../../src/shared/dates.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { hasDraft } from '../../../lib/drafts/use-form-draft.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { useDeferred } from '../../../ui/messages/use-deferred.ts'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { ProposalCard } from '../../proposals/card/ProposalCard.tsx'
import { completeSince, threadEntries } from '../../proposals/thread-entries.ts'
import { useProposals } from '../../proposals/use-proposals.ts'
import { usePendingMessages } from '../pending-messages.ts'
import type { MessageDraft } from '../use-message-draft.ts'
import type { Operations } from '../use-operations.ts'
import { Bubble } from './bubbles/Bubble.tsx'
import { BubbleEditor, editPlaceOf } from './bubbles/BubbleEditor.tsx'
import { DraftBubble } from './bubbles/DraftBubble.tsx'
import { MessageText } from './bubbles/MessageText.tsx'
import { PendingBubble } from './bubbles/PendingBubble.tsx'
import { DisclosureNote } from './DisclosureNote.tsx'
import classes from './Thread.module.css'
import { useMessages } from './use-messages.ts'
import { useStreamDelta } from './use-stream-delta.ts'

interface Props {
  side: Side
  lead: LeadView
  /** No message can be changed now. */
  locked: boolean
  /** Sending the assistant's draft is the page's main action. */
  draftIsMain: boolean
  operations: Operations
  draft: MessageDraft
  onCounter: () => void
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
  // The heading has the mark too: on every bubble it would be noise.
  const firstOfOther = messages.find((message) => message.side !== side)?.id
  const lastOwnId = messages.findLast((message) => message.side === side)?.id
  // In a terminated lead, the buttons stay: they say why no message can be changed.
  const blockedText = isTerminated(lead) ? terminationText(lead) : null
  // An edit that was interrupted goes on.
  const [editing, setEditing] = useState(() =>
    lastOwnId && !blockedText && hasDraft(editPlaceOf(lastOwnId)) ? lastOwnId : null,
  )
  const [isStarted, setStarted] = useState(false)
  const startEdit = useCallback(
    (id: string) => {
      if (blockedText) return void showAlert(blockedText)
      setStarted(true)
      setEditing(id)
    },
    [blockedText],
  )
  const remove = useLatest(operations.remove)
  const startDelete = useCallback(
    (id: string) => (blockedText ? void showAlert(blockedText) : void remove(id)),
    [blockedText, remove],
  )

  /** The height below the top of the view when earlier entries were requested. */
  const keptHeight = useRef<number | null>(null)
  function showEarlier() {
    keptHeight.current = log.current && log.current.scrollHeight - log.current.scrollTop
    if (thread.hasEarlier && messages[0]?.createdAt === since) thread.fetchEarlier()
    else void proposals.fetchEarlier()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message or proposal scrolls to the end
  useLayoutEffect(() => {
    if (log.current && keptHeight.current !== null) {
      log.current.scrollTop = log.current.scrollHeight - keptHeight.current
      keptHeight.current = null
      return
    }
    const timer = setTimeout(() => scrollToEnd(log.current), limits.scrollToEndMs)
    return () => clearTimeout(timer)
  }, [entries.length, pending.length])
  const onScroll = useStickToEnd(log, streamed ?? draft.draft?.text)

  /** Closes the editor and returns the focus to its edit button, or to the log while the lead is locked. */
  function endEdit() {
    flushSync(() => setEditing(null))
    const button = log.current?.querySelector<HTMLElement>(`[aria-label="${leadCopy.edit}"]`)
    const target = button ?? log.current
    target?.focus({ preventScroll: true })
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
        {entries.map(({ id, createdAt, message, proposal, disclosure }, index) => {
          const day = longDate(createdAt)
          const previous = entries[index - 1]
          return (
            <li
              key={id}
              className={classes.item}
              data-own={disclosure ? undefined : (message ?? proposal).side === side}
            >
              {(!previous || longDate(previous.createdAt) !== day) && <p className={classes.day}>{day}</p>}
              {disclosure ? (
                <DisclosureNote lead={lead} disclosure={disclosure} />
              ) : proposal ? (
                <div className={classes.proposal} data-proposal data-options={proposal.packages.length}>
                  <ProposalCard
                    side={side}
                    lead={lead}
                    proposal={proposal}
                    all={proposals.list}
                    locked={locked}
                    onCounter={onCounter}
                  />
                </div>
              ) : editing === message.id ? (
                <BubbleEditor
                  id={message.id}
                  content={message.content}
                  locked={locked}
                  blockedText={blockedText}
                  autoFocus={isStarted}
                  onClose={endEdit}
                  onSave={(text) => operations.edit(message.id, text)}
                />
              ) : (
                <Bubble
                  message={message}
                  own={message.side === side}
                  unverified={message.id === firstOfOther && !lead.counterpart.companyVerified}
                  changeable={message.id === lastOwnId && !locked}
                  onEdit={startEdit}
                  onDelete={startDelete}
                />
              )}
            </li>
          )
        })}
        {streamed && streamed.draft_id === undefined && (
          <li className={classes.item} data-own={streamed.side === side} aria-live="off">
            <article className={classes.bubble} data-side={streamed.side} data-streaming="true">
              <p className={classes.author}>
                {(streamed.side === side ? lead.own : lead.counterpart).companyName}
                <span className={classes.kind}>{leadCopy.speaking}</span>
              </p>
              <MessageText text={streamed.text} />
            </article>
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

/** The function of the latest render under a stable name, so that the bubbles aren't rendered with it. */
function useLatest<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/**
 * Keeps the log scrolled to its end while `content` grows or the message box resizes. Does nothing while the user has
 * scrolled up. Returns the log's scroll handler.
 */
function useStickToEnd(log: RefObject<HTMLElement | null>, content: unknown): () => void {
  const atEnd = useRef(true)
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => atEnd.current && scrollToEnd(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [log])
  useEffect(() => {
    if (content && atEnd.current) scrollToEnd(log.current)
  }, [content, log])
  return () => {
    const element = log.current
    if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 120
  }
}

/** Scrolls to the end, or to the start of a last proposal that is higher than the log. */
function scrollToEnd(log: HTMLElement | null): void {
  const [last] = [...(log?.querySelectorAll<HTMLElement>('li:not(:empty)') ?? [])].slice(-1)
  const proposal = last?.querySelector<HTMLElement>(':scope > [data-proposal]')
  if (log && proposal && proposal.offsetHeight > log.clientHeight)
    log.scrollTo({
      top: log.scrollTop + proposal.getBoundingClientRect().top - log.getBoundingClientRect().top - 12,
    })
  else log?.scrollTo({ top: log.scrollHeight })
}
