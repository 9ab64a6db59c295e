import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import { longDate } from '../../../../../src/shared/dates.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import type { Operations } from '../use-operations.ts'
import { Bubble } from './Bubble.tsx'
import { BubbleEditor } from './BubbleEditor.tsx'
import classes from './Thread.module.css'
import { useStreamDelta } from './use-stream-delta.ts'

interface Props {
  side: Side
  lead: LeadView
  /** Nothing can be edited or deleted now. */
  frozen: boolean
  operations: Operations
}

export const threadId = 'talk'

/** The talk, oldest first; bubbles out of sight cost the browser no layout. */
export function Thread({ side, lead, frozen, operations }: Props) {
  const { messages } = lead.latestRound
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const streamed = useStreamDelta(lead)
  const log = useRef<HTMLDivElement>(null)
  const ownLast = messages.findLast((message) => message.side === side)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is a reason to scroll
  useEffect(() => {
    const timer = setTimeout(() => toEnd(log.current), limits.scrollToEndMs)
    return () => clearTimeout(timer)
  }, [messages.length])
  const onScroll = useStayAtEnd(log, streamed)

  /** Back to the button it began with, which is not there while somebody is at work. */
  function endEdit() {
    flushSync(() => setEditing(null))
    const button = log.current?.querySelector<HTMLElement>(`[aria-label="${leadCopy.edit}"]`)
    const place = button ?? log.current
    place?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={log}
      id={threadId}
      className={classes.log}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      <ol className={classes.bubbles}>
        {messages.map((message, at) => {
          const day = longDate(message.createdAt)
          const before = messages[at - 1]
          return (
            <li key={message.id} className={classes.item} data-own={message.side === side}>
              {(!before || longDate(before.createdAt) !== day) && <p className={classes.day}>{day}</p>}
              {editing === message.id && !isTerminated(lead) ? (
                <BubbleEditor
                  content={message.content}
                  disabled={frozen}
                  onCancel={endEdit}
                  onSave={async (text) => {
                    if (await operations.edit(message.id, text)) endEdit()
                  }}
                />
              ) : (
                <Bubble
                  message={message}
                  own={message.side === side}
                  changeable={message.id === ownLast && !frozen}
                  onEdit={setEditing}
                  onDelete={setDeleting}
                />
              )}
            </li>
          )
        })}
        {streamed && (
          <li className={classes.item} data-own={streamed.side === side} aria-live="off">
            <article className={classes.bubble} data-side={streamed.side} data-growing="true">
              <p className={classes.who}>
                {(streamed.side === side ? lead.own : lead.counterpart).companyName}
                <span className={classes.kind}>{leadCopy.speaking}</span>
              </p>
              <p className={classes.content}>{streamed.text}</p>
            </article>
          </li>
        )}
      </ol>
      <ConfirmModal
        opened={deleting !== null}
        title={leadCopy.deleteTitle}
        confirm={leadCopy.deleteYes}
        danger
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          // The focus is back on the button before that goes, and is handed on from there.
          flushSync(() => setDeleting(null))
          if (deleting) void operations.remove(deleting)
        }}
      >
        {leadCopy.deleteText}
      </ConfirmModal>
    </div>
  )
}

/** Who reads the end stays there when words grow or the box below takes room; who reads further up isn't pulled away. */
function useStayAtEnd(log: RefObject<HTMLElement | null>, growing: unknown): () => void {
  const atEnd = useRef(true)
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => atEnd.current && toEnd(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [log])
  useEffect(() => {
    if (growing && atEnd.current) toEnd(log.current)
  }, [growing, log])
  return () => {
    const element = log.current
    if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 120
  }
}

const toEnd = (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight })
