import { ActionIcon } from '@mantine/core'
import { IconPencil, IconSparkles, IconTrash, IconUser } from '@tabler/icons-react'
import { memo } from 'react'
import type { MessageView } from '../../../../../../src/leads/thread/schema.ts'
import { leadCopy } from '../../../../copy/leads.ts'
import { CompanyName } from '../../../../ui/CompanyName.tsx'
import { moveFocusOnRemoval } from '../../../../ui/move-focus-on-removal.ts'
import { SentFiles } from '../../files/SentFiles.tsx'
import classes from '../Thread.module.css'
import { MessageText } from './MessageText.tsx'
import { timeOf } from './time-of.ts'

interface Props {
  message: MessageView
  own: boolean
  /** Marks the company. */
  unverified: boolean
  /** Whether it can be edited and deleted: only the viewer's side's last message can. */
  changeable: boolean
  onEdit: (id: string) => void
  onDelete: (id: string) => void
}

/** One message with its company, its author (a person, the assistant or both), its time and whether it was edited. */
export const Bubble = memo(function Bubble({
  message,
  own,
  unverified,
  changeable,
  onEdit,
  onDelete,
}: Props) {
  const assistant = message.author === 'ai'
  const Icon = assistant ? IconSparkles : IconUser
  return (
    <article className={classes.bubble} data-side={message.side} data-own={own}>
      <p className={classes.author}>
        <CompanyName name={message.companyName} verified={!unverified} />
        <span className={classes.kind}>
          <Icon size={14} stroke={1.7} aria-hidden="true" />
          {leadCopy.writers[message.writtenBy]}
        </span>
      </p>
      <MessageText text={message.content} />
      <SentFiles files={message.files} />
      <p className={classes.foot}>
        <time dateTime={message.createdAt}>{timeOf(message.createdAt)}</time>
        {message.edited && !assistant && <span>{leadCopy.edited}</span>}
        {changeable && (
          <span ref={moveFocusOnRemoval} className={classes.tools}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={30}
              aria-label={leadCopy.edit}
              onClick={() => onEdit(message.id)}
            >
              <IconPencil size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={30}
              aria-label={leadCopy.delete}
              onClick={() => onDelete(message.id)}
            >
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
          </span>
        )}
      </p>
    </article>
  )
})
