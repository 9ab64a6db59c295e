import { Button, Group } from '@mantine/core'
import { IconEyeOff, IconSend2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { DraftView } from '../../../../../../src/leads/drafts/schema.ts'
import { isTerminated, terminationText } from '../../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../../src/leads/rounds/schema.ts'
import type { StreamDelta } from '../../../../../../src/shared/live-events.ts'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../../copy/leads.ts'
import { hasDraft } from '../../../../lib/drafts/use-form-draft.ts'
import { showAlert } from '../../../../ui/messages/alert.ts'
import { moveFocusOnRemoval } from '../../../../ui/move-focus-on-removal.ts'
import type { MessageDraft } from '../../use-message-draft.ts'
import classes from '../Thread.module.css'
import { BubbleEditor, editPlaceOf } from './BubbleEditor.tsx'
import { MessageText } from './MessageText.tsx'

interface Props {
  side: Side
  lead: LeadView
  locked: boolean
  /** Sending the draft is the page's main action. */
  main: boolean
  draft: MessageDraft
  /** What the assistant has written so far. */
  streamed: StreamDelta | null
}

/** The message that the assistant would send for the viewer's side, to send, edit or drop. Only that side sees it. */
export function DraftBubble({ side, lead, locked, main, draft, streamed }: Props) {
  const { draft: written, writing, failed } = draft
  // Resumes an edit that a reload or a navigation interrupted.
  const [editing, setEditing] = useState(() => written !== null && hasDraft(editPlaceOf(written.id)))
  const [isStarted, setStarted] = useState(false)
  const bubble = useRef<HTMLElement>(null)
  const text = written?.text ?? null
  const shown = writing || failed || text !== null

  // A finished draft is what the person waited for.
  useEffect(() => {
    if (text !== null && !writing) bubble.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [text, writing])

  if (!shown) return null
  if (written && text !== null && editing && !writing)
    return (
      <BubbleEditor
        id={written.id}
        content={text}
        locked={locked}
        blockedText={isTerminated(lead) ? terminationText(lead) : null}
        autoFocus={isStarted}
        onClose={() => setEditing(false)}
        onSave={(next) => draft.edit(written.id, next)}
      />
    )
  const drop = written && (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      aria-label={leadCopy.draftDrop.full}
      onClick={() => void draft.drop(written.id)}
    >
      {leadCopy.draftDrop.short}
    </Button>
  )
  return (
    <article
      ref={bubble}
      className={classes.bubble}
      data-side={side}
      data-own="true"
      data-streaming="true"
      aria-label={leadCopy.draftLabel}
    >
      <p className={classes.author}>
        {lead.own.companyName}
        <span className={classes.kind}>
          <IconEyeOff size={14} stroke={1.7} aria-hidden="true" />
          {writing ? leadCopy.working : written?.edited ? leadCopy.draftEdited : leadCopy.draftLabel}
        </span>
      </p>
      {writing || written === null ? (
        <>
          {streamed && <MessageText text={streamed.text} />}
          <Group ref={moveFocusOnRemoval} justify="flex-end" mt={4} mb={4}>
            {drop}
          </Group>
        </>
      ) : text === null ? (
        <>
          <p className={classes.content}>{leadCopy.draftLost}</p>
          <Group ref={moveFocusOnRemoval} justify="flex-end" mt={4} mb={4}>
            {drop}
          </Group>
        </>
      ) : (
        <>
          <MessageText text={text} />
          <News lead={lead} draft={written} moved={written.version !== draft.version} />
          <Group ref={moveFocusOnRemoval} gap="xs" mt="sm" mb={6}>
            <Button
              size="compact-sm"
              variant={main ? 'filled' : 'light'}
              leftSection={<IconSend2 size={15} stroke={1.7} />}
              disabled={locked}
              loading={draft.sending}
              onClick={() =>
                isTerminated(lead) ? void showAlert(terminationText(lead)) : void draft.send(written.id, text)
              }
            >
              {written.version === draft.version ? leadCopy.draftSend : leadCopy.draftSendAnyway}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={leadCopy.draftEdit.full}
              onClick={() => {
                setStarted(true)
                setEditing(true)
              }}
            >
              {leadCopy.draftEdit.short}
            </Button>
            {drop}
          </Group>
        </>
      )}
    </article>
  )
}

/** What came in since the draft was written. */
function News({ lead, draft, moved }: { lead: LeadView; draft: DraftView; moved: boolean }) {
  const news = lead.latestRound.messages.filter((message) => message.createdAt > draft.createdAt)
  return (
    <div role="status" className={classes.news}>
      {moved && (
        <>
          <p>{news.length > 0 ? leadCopy.draftNews : leadCopy.draftChanged}</p>
          {news.map((message) => (
            <blockquote key={message.id}>
              {message.companyName}: {message.content}
            </blockquote>
          ))}
        </>
      )}
    </div>
  )
}
