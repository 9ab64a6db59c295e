import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Toast } from './toast.ts'

/**
 * Gives the focus to a toast's action when the pressed button has just been disabled, or was in a menu that has returned the
 * focus to its own button: the keyboard would come too late. Afterwards the focus returns to the button, or goes to the
 * content.
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
    const button = pressedButton(lastFocused.current)
    if (!toast || !button) return
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

/** The button that the person has just pressed, or the button of the menu in which it was. */
function pressedButton(lastFocused: EventTarget | null): HTMLButtonElement | null {
  const focused = document.activeElement
  if (focused === document.body)
    return lastFocused instanceof HTMLButtonElement && lastFocused.disabled ? lastFocused : null
  const isOfMenu = focused instanceof HTMLButtonElement && focused.ariaHasPopup === 'menu'
  return isOfMenu ? focused : null
}
