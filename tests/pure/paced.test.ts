import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paced } from '../../web/src/lib/live/paced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const recorded = () => {
  const refreshed: (readonly string[])[] = []
  const refresh = paced(async (_: null, ids) => {
    refreshed.push(ids)
  })
  return { refreshed, refresh: (id?: string) => refresh(null, id) }
}

describe('a paced refresh', () => {
  test('runs at once for a few events, and once for events of the same moment', async () => {
    const { refreshed, refresh } = recorded()
    for (const id of ['a', 'b', 'c']) await refresh(id)
    await Promise.all(['d', 'e', 'd'].map(refresh))
    expect(refreshed).toEqual([['a'], ['b'], ['c'], ['d', 'e']])
  })

  test('runs once a second while events keep coming, for everything that was named meanwhile', async () => {
    const { refreshed, refresh } = recorded()
    for (let ms = 0; ms < 60_000; ms += 50) {
      void refresh(`${ms % 100}`)
      await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refreshed.length).toBeGreaterThanOrEqual(60)
    expect(refreshed.length).toBeLessThanOrEqual(66)
    expect(refreshed.at(-1)?.toSorted()).toEqual(['0', '50'])
  })

  test('runs at once again after a quiet time, and after a failure', async () => {
    let calls = 0
    const refresh = paced(async () => {
      calls += 1
      if (calls === 1) throw new Error('offline')
    })
    await expect(refresh(null)).rejects.toThrow('offline')
    for (let n = 0; n < 20; n++) void refresh(null, `${n}`)
    await vi.advanceTimersByTimeAsync(10_000)
    const before = calls
    await refresh(null)
    expect(calls).toBe(before + 1)
  })
})
