import { useEffect, useRef } from 'react'

/**
 * Disabling a field removes its focus. After a message is sent from the field, this focuses it again when it is enabled,
 * unless the user has focused something else. Touch devices are excluded: focusing would open their keyboard.
 */
export function useRestoreFocus(disabled: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (disabled || !sent.current) return
    sent.current = false
    const nothingFocused = document.activeElement === null || document.activeElement === document.body
    if (nothingFocused && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [disabled])
  return {
    field,
    onSend() {
      sent.current = true
    },
  }
}
