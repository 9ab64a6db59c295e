import { Tooltip, VisuallyHidden } from '@mantine/core'
import { type ReactElement, useId } from 'react'

interface BlockedProps {
  'aria-disabled'?: true
  'data-disabled'?: true
  'aria-describedby'?: string
}

interface Props {
  /** Why the button can't be pressed now; null while it can. */
  reason: string | null
  /** Renders the button with these props. It ignores presses by itself. */
  children: (props: BlockedProps) => ReactElement
}

/** Says why a button can't be pressed, before it is pressed. The button stays reachable by keyboard and touch. */
export function Blocked({ reason, children }: Props) {
  const id = useId()
  const props: BlockedProps = reason
    ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': id }
    : {}
  return (
    <>
      <Tooltip
        label={reason}
        disabled={reason === null}
        events={{ hover: true, focus: true, touch: true }}
        // Within the landmark or dialog of its button.
        withinPortal={false}
        multiline
        maw={260}
      >
        {children(props)}
      </Tooltip>
      {reason && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  )
}
