import { randomFrom } from '../random.ts'

/** Pseudorandom choices: the same sequence for the same seed. */
export class Random {
  /** A number from 0 to 1, without 1. */
  readonly next: () => number

  constructor(seed: number) {
    this.next = randomFrom(seed)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** Both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)]!
  }

  shuffle<T>(values: readonly T[]): T[] {
    const shuffled = [...values]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1))
      ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
    }
    return shuffled
  }

  sample<T>(values: readonly T[], count: number): T[] {
    return this.shuffle(values).slice(0, count)
  }
}
