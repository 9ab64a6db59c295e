import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect } from 'react'
import { typing } from '../../../../src/shared/limits.ts'

/**
 * Types the prompts in turn into the area's placeholder, for as long as `active`.
 * Written to the element itself: a render for each character would be a waste.
 */
export function useTypedPlaceholder(
  area: RefObject<HTMLTextAreaElement | null>,
  prompts: readonly string[],
  active: boolean,
): void {
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false })

  useEffect(() => {
    const element = area.current
    if (!element) return
    if (!active || still) {
      element.placeholder = active ? prompts.join('\n') : ''
      return
    }

    let timer: ReturnType<typeof setTimeout>
    const show = (prompt: number, length: number, deleting: boolean) => {
      const text = prompts[prompt % prompts.length] ?? ''
      element.placeholder = text.slice(0, length)
      const [ms, next] = step(text.length, prompt, length, deleting)
      timer = setTimeout(() => show(...next), ms)
    }
    show(0, 0, false)
    return () => clearTimeout(timer)
  }, [area, prompts, active, still])
}

type Frame = [prompt: number, length: number, deleting: boolean]

/** How long a frame stands, and which one follows. */
function step(full: number, prompt: number, length: number, deleting: boolean): [ms: number, next: Frame] {
  if (deleting) {
    return length > 0
      ? [typing.delete, [prompt, length - 1, true]]
      : [typing.pauseDeleted, [prompt + 1, 0, false]]
  }
  return length < full
    ? [typing.type, [prompt, length + 1, false]]
    : [typing.pauseTyped, [prompt, length, true]]
}
