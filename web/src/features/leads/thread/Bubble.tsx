import { ActionIcon } from '@mantine/core'
import { IconPencil, IconSparkles, IconTrash, IconUser } from '@tabler/icons-react'
import { memo } from 'react'
import type { MessageView } from '../../../../../src/leads/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { moveFocusOnRemoval } from '../../../ui/move-focus-on-removal.ts'
import { MessageText } from './MessageText.tsx'
import classes from './Thread.module.css'

interface Props {
  message: MessageView
  own: boolean
  /** Whether it can be edited and deleted: only the viewer's side's last message can. */
  changeable: boolean
  onEdit: (id: string) => void
  onDelete: (id: string) => void
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const timeOf = (time: string) => timeFormat.format(new Date(time))

/** One message with its company, its author (a person, the assistant or both), its time and whether it was edited. */
export const Bubble = memo(function Bubble({ message, own, changeable, onEdit, onDelete }: Props) {
  const assistant = message.author === 'ai'
  const Icon = assistant ? IconSparkles : IconUser
  return (
    <article className={classes.bubble} data-side={message.side} data-own={own}>
      <p className={classes.author}>
        {message.companyName}
        <span className={classes.kind}>
          <Icon size={14} stroke={1.7} aria-hidden="true" />
          {leadCopy.writers[message.writtenBy]}
        </span>
      </p>
      <MessageText text={message.content} />
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
