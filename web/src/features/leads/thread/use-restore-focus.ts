import { useEffect, useRef } from 'react'

/**
 * A field that is disabled loses the focus: who has sent from it goes on writing in it once it is free again, unless
 * they went elsewhere. Fingers are spared the keyboard that would rise by itself.
 */
export function useRestoreFocus(disabled: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (disabled || !sent.current) return
    sent.current = false
    const nowhere = document.activeElement === null || document.activeElement === document.body
    if (nowhere && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [disabled])
  return {
    field,
    onSend() {
      sent.current = true
    },
  }
}
