import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { ProposalCard } from '../../proposals/card/ProposalCard.tsx'
import type { ThreadEntry } from '../../proposals/thread-entries.ts'
import type { Operations } from '../use-operations.ts'
import { Bubble } from './bubbles/Bubble.tsx'
import { BubbleEditor } from './bubbles/BubbleEditor.tsx'
import { DisclosureNote } from './DisclosureNote.tsx'
import classes from './Thread.module.css'
import type { MessageEdit } from './use-message-edit.ts'

interface Props {
  side: Side
  lead: LeadView
  entry: ThreadEntry
  /** All loaded proposals of the lead. */
  proposals: readonly ProposalView[]
  /** No message can be changed now. */
  locked: boolean
  /** The message gets a mark, because its company's email isn't verified. */
  unverified: boolean
  /** The message has buttons to edit and delete it. */
  changeable: boolean
  edit: MessageEdit
  operations: Operations
  onCounter: (option: number) => void
}

/** What a thread shows for an entry: a note, a proposal, the editor of a message, or the message. */
export function ThreadItem(props: Props) {
  const { side, lead, locked, edit, operations } = props
  const { message, proposal, disclosure } = props.entry
  if (disclosure) return <DisclosureNote lead={lead} disclosure={disclosure} />
  if (proposal)
    return (
      <div
        className={classes.proposal}
        data-proposal={proposal.status}
        data-options={proposal.packages.length}
      >
        <ProposalCard
          side={side}
          lead={lead}
          proposal={proposal}
          all={props.proposals}
          locked={locked}
          onCounter={props.onCounter}
        />
      </div>
    )
  if (edit.editing === message.id)
    return (
      <BubbleEditor
        id={message.id}
        content={message.content}
        locked={locked}
        blockedText={edit.blockedText}
        autoFocus={edit.isStarted}
        onClose={edit.endEdit}
        onSave={(text) => operations.edit(message.id, text)}
      />
    )
  return (
    <Bubble
      message={message}
      own={message.side === side}
      unverified={props.unverified}
      changeable={props.changeable}
      onEdit={edit.startEdit}
      onDelete={edit.startDelete}
    />
  )
}
