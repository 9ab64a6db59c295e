import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from './Cell.module.css'

interface Shown {
  readonly text: string
  readonly left: number
  readonly top: number
}

/** In px. */
const tipWidth = 280

/**
 * One tooltip for all quotes of the board: a tooltip component in each cell would make scrolling slow. Screen readers get
 * the quote as the button's description.
 */
export function useQuoteTip() {
  const [shown, setShown] = useState<Shown | null>(null)
  const showFor = (target: EventTarget | null) => {
    const owner = target instanceof Element ? target.closest<HTMLElement>('[data-quote]') : null
    const text = owner?.dataset.quote
    if (!owner || !text) return setShown(null)
    const { left, bottom } = owner.getBoundingClientRect()
    setShown({ text, top: bottom + 6, left: Math.max(8, Math.min(left, window.innerWidth - tipWidth - 8)) })
  }
  const show = ({ target }: FocusEvent | PointerEvent) => showFor(target)
  const hide = () => setShown(null)
  // Focus scrolls its element into view: the tooltip follows it.
  const onScroll = () => showFor(document.activeElement)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  return {
    shown,
    listeners: {
      onPointerOver: show,
      onFocus: show,
      onBlur: hide,
      onPointerLeave: hide,
      onScroll,
      onKeyDown,
    },
  }
}

export function QuoteTip({ shown }: { shown: Shown | null }) {
  if (!shown) return null
  return (
    <div
      role="tooltip"
      className={classes.tip}
      style={{ left: shown.left, top: shown.top, maxWidth: tipWidth }}
    >
      “{shown.text}”
    </div>
  )
}
