import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { droppedCopy } from '../../copy/forms.ts'
import { undoCopy } from '../../copy/frame.ts'
import { moveFocusOnRemoval } from '../move-focus-on-removal.ts'
import { undoMs } from './undo.ts'

/** What was last removed from a form, for as long as it can be brought back. */
export function useRemoved<T>(): [removed: T | null, setRemoved: (removed: T | null) => void] {
  const [removed, setRemoved] = useState<T | null>(null)
  useEffect(() => {
    if (removed === null) return
    const timer = setTimeout(setRemoved, undoMs, null)
    return () => clearTimeout(timer)
  }, [removed])
  return [removed, setRemoved]
}

interface Props {
  /** What was removed; null for nothing. */
  name: string | null
  onUndo: () => void
}

/** Says in a form what was removed, and brings it back: a dialog keeps the keyboard from a toast. */
export function UndoNotice({ name, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // The removed row may have had the focus.
  useEffect(() => {
    if (name !== null && document.activeElement === document.body) button.current?.focus()
  }, [name])
  return (
    <div role="status">
      {name !== null && (
        <Group ref={moveFocusOnRemoval} gap="xs" mt="xs">
          <Text size="sm" c="dimmed">
            {droppedCopy.removed(name)}
          </Text>
          <Button ref={button} size="compact-sm" variant="subtle" onClick={onUndo}>
            {undoCopy.undo}
          </Button>
        </Group>
      )}
    </div>
  )
}
