import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect } from 'react'
import { typing } from '../../../../src/shared/limits.ts'

/**
 * While `active`, types the prompts one after another into the placeholder of the text area.
 * Writes to the DOM directly, to avoid a render for each character.
 */
export function useTypedPlaceholder(
  area: RefObject<HTMLTextAreaElement | null>,
  prompts: readonly string[],
  active: boolean,
): void {
  const reducedMotion = useReducedMotion(undefined, { getInitialValueInEffect: false })

  useEffect(() => {
    const element = area.current
    if (!element) return
    if (!active || reducedMotion) {
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
  }, [area, prompts, active, reducedMotion])
}

type Frame = [prompt: number, length: number, deleting: boolean]

/** The duration of a frame in ms, and the next frame. */
function step(
  fullLength: number,
  prompt: number,
  length: number,
  deleting: boolean,
): [ms: number, next: Frame] {
  if (deleting) {
    return length > 0
      ? [typing.delete, [prompt, length - 1, true]]
      : [typing.pauseDeleted, [prompt + 1, 0, false]]
  }
  return length < fullLength
    ? [typing.type, [prompt, length + 1, false]]
    : [typing.pauseTyped, [prompt, length, true]]
}
