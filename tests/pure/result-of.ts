/** The result of work in steps, and how many there are. */
export function stepsOf<T>(work: Generator<void, T>): { result: T; steps: number } {
  for (let steps = 0; ; steps++) {
    const { done, value } = work.next()
    if (done) return { result: value, steps }
  }
}

export const resultOf = <T>(work: Generator<void, T>): T => stepsOf(work).result
