/** How long the steps may take together before other requests are served, in milliseconds. */
const sliceMs = 10

/** Runs work to its end and lets other requests be served between its steps. */
export async function inSteps<T>(steps: Iterator<void, T>): Promise<T> {
  let sliceEnd = performance.now() + sliceMs
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < sliceEnd) continue
    await new Promise((resolve) => setImmediate(resolve))
    sliceEnd = performance.now() + sliceMs
  }
}

/** Runs work to its end without a pause. */
export function atOnce<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
