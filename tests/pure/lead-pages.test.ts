import { expect, test } from 'vitest'
import type { LeadOrder, LeadPage, LeadSummary } from '../../src/leads/schema.ts'
import { leadsOf, mergeLeadPages } from '../../web/src/lib/live/lead-pages.ts'

/** What a list that is loaded in part becomes when something rings. */

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString()

const lead = (id: string, minute: number, more: Partial<LeadSummary> = {}) =>
  ({ id, lastActivityAt: at(minute), bestRank: null, snippet: id, ...more }) as LeadSummary

const page = (leads: LeadSummary[], next: string | null = 'more', total = 9): LeadPage => ({
  leads,
  total,
  next,
})

const shown = () => [
  page([lead('f', 50), lead('e', 40)], 'after e'),
  page([lead('d', 30), lead('c', 20)], 'after c'),
]
const ids = (pages: readonly LeadPage[]) => leadsOf(pages).map((one) => one.id)
const fresh = (first: LeadPage, rows: LeadSummary[] = [], order: LeadOrder = 'default') => ({
  order,
  first,
  rows,
})

test('what came or moved to the top stands there once, and nothing falls off the page it pushes', () => {
  const pages = mergeLeadPages(shown(), fresh(page([lead('d', 55), lead('f', 50)], 'after f', 10)))
  expect(ids(pages)).toEqual(['d', 'f', 'e', 'c'])
  expect(pages.map(({ total, next }) => [total, next])).toEqual([
    [10, 'after e'],
    [10, 'after c'],
  ])
  expect(ids(mergeLeadPages(shown(), fresh(page([lead('new', 60), lead('f', 50)]))))).toEqual([
    'new',
    'f',
    'e',
    'd',
    'c',
  ])
})

test('rows that are as they were stay the same objects', () => {
  const before = shown()
  const [first] = mergeLeadPages(before, fresh(page([lead('f', 50), lead('e', 40, { snippet: 'changed' })])))
  expect(first?.leads[0]).toBe(before[0]?.leads[0])
  expect(first?.leads[1]?.snippet).toBe('changed')
})

test('a row further down changes where it stands; one below all that is loaded waits for its page', () => {
  const first = page([lead('f', 50), lead('e', 40)])
  const changed = mergeLeadPages(shown(), fresh(first, [lead('c', 20, { snippet: 'changed' }), lead('a', 5)]))
  expect(ids(changed)).toEqual(['f', 'e', 'd', 'c'])
  expect(leadsOf(changed).at(-1)?.snippet).toBe('changed')
  const complete = shown().with(1, page([lead('d', 30), lead('c', 20)], null))
  expect(ids(mergeLeadPages(complete, fresh(first, [lead('a', 5)])))).toEqual(['f', 'e', 'd', 'c', 'a'])
})

test('where more changed than fits a page, the list begins anew', () => {
  const first = page([lead('z', 70), lead('y', 69)])
  expect(mergeLeadPages(shown(), fresh(first))).toEqual([first])
})

test('a first page that is all there is stands alone, and so does an answer that is none', () => {
  const all = page([lead('f', 50)], null, 1)
  expect(mergeLeadPages(shown(), fresh(all))).toEqual([all])
  const none = 'no list' as unknown as LeadPage
  expect(mergeLeadPages(shown(), fresh(none))).toEqual([none])
})

test('best: by rank, then by activity; ranks that are others begin the list anew', () => {
  const ranked = [
    page([lead('a', 1, { bestRank: 1 }), lead('b', 2, { bestRank: 2 })]),
    page([lead('z', 50), lead('y', 40)]),
  ]
  const first = page([lead('a', 60, { bestRank: 1 }), lead('b', 2, { bestRank: 2 })])
  const rows = [lead('new', 55), lead('y', 40, { snippet: 'changed' })]
  expect(ids(mergeLeadPages(ranked, fresh(first, rows, 'best')))).toEqual(['a', 'b', 'new', 'z', 'y'])
  const anew = page([lead('b', 2, { bestRank: 1 }), lead('a', 1, { bestRank: 2 })])
  expect(mergeLeadPages(ranked, fresh(anew, [], 'best'))).toEqual([anew])
})
