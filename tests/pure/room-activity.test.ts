import { expect, it } from 'vitest'
import { RoomActivity } from '../../src/sockets/room-activity.ts'

function ringing() {
  const clock = { ms: 1_000_000 }
  const rings = new RoomActivity(() => clock.ms)
  const later = (ms: number) => {
    clock.ms += ms
  }
  return { rings, later }
}

it('says how long none of the rooms has rung', () => {
  const { rings, later } = ringing()
  later(30_000)
  rings.record(['company:1', 'lead:1'])
  later(300)
  rings.record(['company:2'])
  later(200)
  expect(rings.quietMs(['user:1', 'company:1'])).toBe(500)
  expect(rings.quietMs(['company:1', 'company:2'])).toBe(200)
  rings.record(['company:1'])
  expect(rings.quietMs(['user:1', 'company:1'])).toBe(0)
})

it('vouches for no more than it has heard itself, nor for more than a minute', () => {
  const { rings, later } = ringing()
  later(5_000)
  expect(rings.quietMs(['user:1'])).toBe(5_000)
  rings.record(['user:1'])
  later(70_000)
  rings.record(['user:2'])
  expect(rings.quietMs(['user:1'])).toBe(60_000)
  expect(rings.quietMs(['user:3'])).toBe(60_000)
})
