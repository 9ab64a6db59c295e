import { expect, it } from 'vitest'
import { RoomActivity } from '../../src/sockets/room-activity.ts'

function makeActivity() {
  const clock = { ms: 1_000_000 }
  const activity = new RoomActivity(() => clock.ms)
  const later = (ms: number) => {
    clock.ms += ms
  }
  return { activity, later }
}

it('returns the time since the last event of any of the rooms', () => {
  const { activity, later } = makeActivity()
  later(30_000)
  activity.record(['company:1', 'lead:1'])
  later(300)
  activity.record(['company:2'])
  later(200)
  expect(activity.quietMs(['user:1', 'company:1'])).toBe(500)
  expect(activity.quietMs(['company:1', 'company:2'])).toBe(200)
  activity.record(['company:1'])
  expect(activity.quietMs(['user:1', 'company:1'])).toBe(0)
})

it('knows of nothing before its start, nor of more than the last minute', () => {
  const { activity, later } = makeActivity()
  later(5_000)
  expect(activity.quietMs(['user:1'])).toBe(5_000)
  activity.record(['user:1'])
  later(70_000)
  activity.record(['user:2'])
  expect(activity.quietMs(['user:1'])).toBe(60_000)
  expect(activity.quietMs(['user:3'])).toBe(60_000)
})
