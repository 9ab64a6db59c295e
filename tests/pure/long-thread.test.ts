import { describe, expect, test } from 'vitest'
import type { MessageView } from '../../src/leads/thread/schema.ts'
import type { ProposalView } from '../../src/shared/proposals/agreements.ts'
import { joinMessages } from '../../web/src/features/leads/thread/join-messages.ts'
import { completeSince, threadEntries } from '../../web/src/features/proposals/thread-entries.ts'

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute)).toISOString()
const message = (minute: number) => ({ id: `m${minute}`, createdAt: at(minute) }) as MessageView
const proposal = (minute: number) => ({ id: `p${minute}`, createdAt: at(minute) }) as ProposalView
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const window = (from: number, to: number, hasEarlier = true) => ({ messages: range(from, to), hasEarlier })

describe('the messages that a page has shown', () => {
  test('stay when the answer begins later', () => {
    expect(joinMessages(window(1, 5, false), window(3, 7))).toEqual(window(1, 7, false))
  })

  test('are replaced when the answer begins at the same message or earlier', () => {
    expect(joinMessages(window(3, 5), window(3, 6))).toEqual(window(3, 6))
    expect(joinMessages(window(3, 5), window(1, 4, false))).toEqual(window(1, 4, false))
  })

  test('are dropped when messages are missing between them and the answer', () => {
    expect(joinMessages(window(1, 5), window(9, 12))).toEqual(window(9, 12))
  })

  test('lose a message that was deleted', () => {
    const { messages } = window(3, 7)
    const latest = { messages: messages.filter(({ id }) => id !== 'm5'), hasEarlier: true }
    expect(joinMessages(window(1, 7), latest).messages.map(({ id }) => id)).toEqual([
      'm1',
      'm2',
      'm3',
      'm4',
      'm6',
      'm7',
    ])
  })
})

describe('a thread whose older entries aren’t loaded', () => {
  const ids = (missing: { messages: boolean; proposals: boolean }) => {
    const [messages, proposals] = [range(4, 6), [proposal(1), proposal(3), proposal(5)]]
    const since = completeSince(messages, proposals, missing)
    return threadEntries(messages, proposals, [], since).map(({ id }) => id)
  }

  test('is shown whole when nothing is missing', () => {
    expect(ids({ messages: false, proposals: false })).toEqual(['p1', 'p3', 'm4', 'm5', 'p5', 'm6'])
    expect(ids({ messages: false, proposals: true })).toEqual(['p1', 'p3', 'm4', 'm5', 'p5', 'm6'])
  })

  test('begins where nothing is missing', () => {
    expect(ids({ messages: true, proposals: false })).toEqual(['m4', 'm5', 'p5', 'm6'])
  })

  test('always has its latest proposal', () => {
    const [messages, proposals] = [range(4, 6), [proposal(1), proposal(2)]]
    const since = completeSince(messages, proposals, { messages: true, proposals: false })
    expect(threadEntries(messages, proposals, [], since).map(({ id }) => id)).toEqual([
      'p2',
      'm4',
      'm5',
      'm6',
    ])
  })
})
