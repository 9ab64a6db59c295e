import { expect, test } from 'vitest'
import { tileTask } from '../../web/src/features/proposals/states/tile-task.ts'

const tile = (asks: number, waiting: number) => ({ asks, proposals: { waiting, nextExpiry: null } })

test.each([
  [0, 0, null],
  [0, 2, { kind: 'proposal', text: '2 proposals wait for you' }],
  [1, 0, { kind: 'assistant', text: 'Your assistant asks you' }],
  [1, 1, { kind: 'assistant', text: 'Your assistant asks you' }],
  [2, 3, { kind: 'assistant', text: 'Your assistant asks you in 2' }],
])('a tile where the assistant asks in %i and proposals wait in %i shows one task', (asks, waiting, task) => {
  expect(tileTask(tile(asks, waiting))).toEqual(task)
})
