import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Toast } from './toast.ts'

/**
 * Gives the focus to a toast's action when the pressed button has just been disabled: it loses the focus, and from the
 * start of the page the keyboard would come too late. Afterwards the focus returns to the button, or goes to the content.
 */
export function useToastFocus(toast: Toast | null) {
  const action = useRef<HTMLButtonElement>(null)
  const lastFocused = useRef<EventTarget | null>(null)
  const pressed = useRef<HTMLButtonElement | null>(null)

  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      lastFocused.current = target
    }
    document.addEventListener('focusout', keep)
    return () => document.removeEventListener('focusout', keep)
  }, [])

  useLayoutEffect(() => {
    const button = lastFocused.current
    if (!toast || document.activeElement !== document.body) return
    if (!(button instanceof HTMLButtonElement && button.disabled)) return
    pressed.current = button
    action.current?.focus()
  }, [toast])

  const element = useCallback((node: HTMLElement | null) => {
    return () => {
      if (!node?.contains(document.activeElement)) return
      // Once the toast is removed, and the button is enabled again if the action undid what it did.
      queueMicrotask(() => {
        const button = pressed.current
        const isBack = button?.isConnected && !button.disabled
        const target = isBack ? button : document.getElementById('main')
        target?.focus({ preventScroll: true })
      })
    }
  }, [])
  return { action, element }
}
