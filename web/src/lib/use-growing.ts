import { startTransition, useEffect, useState } from 'react'

/** How many of `total` to draw: the first few at once, the others a few at a time, so that nothing waits for them. */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(timer)
  }, [count, total, step])
  return Math.min(count, total)
}
