import { expect, test } from 'vitest'
import { WorkerPool } from '../../src/db/queue/worker-pool.ts'

/** A crew of two, and whom it lets look. */
function crewOfTwo() {
  const looks: string[] = []
  const crew = new WorkerPool({ notifyWorker: (id) => void looks.push(id) })
  crew.add('a')
  crew.add('b')
  return { crew, looked: () => looks.splice(0) }
}

test('who finds less than it may take lets nobody look', async () => {
  const { crew, looked } = crewOfTwo()
  await crew.track('a', false, async () => {})
  expect(looked()).toEqual([])
})

test('who finds as much as it may take wakes a colleague, and looks again itself', async () => {
  const { crew, looked } = crewOfTwo()
  await crew.track('a', true, async () => expect(looked()).toEqual(['b']))
  expect(looked()).toEqual(['a'])
})

test('a bell that rings while all are at work is heard by the first who ends, once', async () => {
  const { crew, looked } = crewOfTwo()
  const end = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
  const [a, b] = [crew.track('a', false, () => end.a.promise), crew.track('b', false, () => end.b.promise)]
  crew.wake()
  expect(looked()).toEqual([])
  end.b.resolve()
  await b
  expect(looked()).toEqual(['b'])
  end.a.resolve()
  await a
  expect(looked()).toEqual([])
})
