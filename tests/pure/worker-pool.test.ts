import { expect, test } from 'vitest'
import { WorkerPool } from '../../src/db/queue/worker-pool.ts'

/** A pool of two workers; `woken` returns which were woken since the last call. */
function poolOfTwo() {
  const notified: string[] = []
  const pool = new WorkerPool({ notifyWorker: (id) => void notified.push(id) })
  pool.add('a')
  pool.add('b')
  return { pool, woken: () => notified.splice(0) }
}

test('a worker that fetched less than a full batch wakes none', async () => {
  const { pool, woken } = poolOfTwo()
  await pool.track('a', false, async () => {})
  expect(woken()).toEqual([])
})

test('a worker that fetched a full batch wakes another, and fetches again afterwards', async () => {
  const { pool, woken } = poolOfTwo()
  await pool.track('a', true, async () => expect(woken()).toEqual(['b']))
  expect(woken()).toEqual(['a'])
})

test('a wake-up while all are busy goes to the first worker that becomes idle, once', async () => {
  const { pool, woken } = poolOfTwo()
  const end = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
  const [a, b] = [pool.track('a', false, () => end.a.promise), pool.track('b', false, () => end.b.promise)]
  pool.wake()
  expect(woken()).toEqual([])
  end.b.resolve()
  await b
  expect(woken()).toEqual(['b'])
  end.a.resolve()
  await a
  expect(woken()).toEqual([])
})
