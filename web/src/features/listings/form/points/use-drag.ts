import { type PointerEvent, useState } from 'react'

/** Where a dragged row would stand: in which group, and before which row; null: at its end. */
interface Target {
  readonly shown: boolean
  readonly before: string | null
}

export interface Drag {
  readonly key: string
  readonly target: Target | null
}

/** How near to the top or the bottom of its scrolled parent a dragged row scrolls it, and by how much in a frame, in px. */
const edge = { top: 90, bottom: 150, step: 8 }

/** Drags rows by their handles, with a mouse, a pen or a finger. `onDrop` is called unless the drag changes nothing. */
export function useDrag(onDrop: (key: string, target: Target) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function start(event: PointerEvent<HTMLElement>, key: string) {
    const handle: HTMLElement = event.currentTarget
    const line = handle.parentElement
    if (event.button !== 0 || !line) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    const scrolled = scrolledParent(line)
    const from = { y: event.clientY, scrollTop: scrolled.scrollTop }
    let [x, y, frame] = [event.clientX, event.clientY, 0]
    let target: Target | null = null
    const ended = new AbortController()

    function follow() {
      const { top, bottom } = scrolled.getBoundingClientRect()
      if (y < Math.max(top, 0) + edge.top) scrolled.scrollTop -= edge.step
      if (y > Math.min(bottom, innerHeight) - edge.bottom) scrolled.scrollTop += edge.step
      line?.style.setProperty('translate', `0 ${y - from.y + scrolled.scrollTop - from.scrollTop}px`)
      const next = targetAt(x, y, key)
      if (next?.shown !== target?.shown || next?.before !== target?.before) setDrag({ key, target: next })
      target = next
      frame = requestAnimationFrame(follow)
    }
    function end(isDropped: boolean) {
      ended.abort()
      cancelAnimationFrame(frame)
      line?.style.removeProperty('translate')
      setDrag(null)
      target = isDropped ? targetAt(x, y, key) : null
      if (target) onDrop(key, target)
    }

    const { signal } = ended
    const moveTo = ({ clientX, clientY }: globalThis.PointerEvent) => {
      x = clientX
      y = clientY
    }
    handle.addEventListener('pointermove', moveTo, { signal })
    handle.addEventListener(
      'pointerup',
      (up) => {
        moveTo(up)
        end(true)
      },
      { signal },
    )
    handle.addEventListener('pointercancel', () => end(false), { signal })
    setDrag({ key, target: null })
    follow()
  }

  return { drag, start }
}

/** What is below the pointer, apart from the dragged row itself. */
function targetAt(x: number, y: number, key: string): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const group = element.closest<HTMLElement>('[data-group]')
    const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
    if (row === key && element.closest('[data-line]')) continue
    if (group) return row === key ? null : { shown: group.dataset.group === 'shown', before: row ?? null }
  }
  return null
}

function scrolledParent(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return document.documentElement
}
