import { type DragEvent, useRef, useState } from 'react'
import { messageFolder } from '../../../../../src/shared/files/private-key.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { useMediaQueue } from '../../media/use-media-queue.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) =>
  [...dataTransfer.items].some(({ kind }) => kind === 'file')

/** The files of a message that is being written. They are picked, pasted or dropped on the form. */
export function useMessageFiles(leadId: string, disabled: boolean) {
  const place = `message-files:${leadId}`
  const media = useMediaQueue([], { max: limits.filesPerMessage, contextType: messageFolder, place })
  const [dragged, setDragged] = useState(false)
  const depth = useRef(0)
  const add = (chosen: FileList | null | undefined) => {
    if (!disabled && chosen?.length) media.add([...chosen])
  }
  /** Counts the elements below the pointer: a child's `dragenter` precedes its parent's `dragleave`. */
  const onDrag = (change: number) => (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current += change
    setDragged(depth.current > 0)
  }
  return {
    media,
    add,
    dragged: dragged && !disabled,
    /** Why the message can't be sent with its files yet. */
    refusal: media.busy
      ? mediaCopy.waitSubmit
      : media.items.some(({ status }) => status === 'error')
        ? leadCopy.filesFailed
        : null,
    dropProps: {
      onDragEnter: onDrag(1),
      onDragLeave: onDrag(-1),
      onDragOver: onDrag(0),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setDragged(false)
        add(event.dataTransfer.files)
      },
    },
  }
}

export type MessageFiles = ReturnType<typeof useMessageFiles>
