import { expect, test } from 'vitest'
import type { LeadOrder, LeadPage, LeadSummary } from '../../src/leads/list/schema.ts'
import { leadsOf, mergeLeadPages } from '../../web/src/lib/live/lead-pages.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString()

const lead = (id: string, minute: number, more: Partial<LeadSummary> = {}) =>
  ({ id, lastActivityAt: at(minute), bestRank: null, snippet: id, ...more }) as LeadSummary

const page = (leads: LeadSummary[], next: string | null = 'more', total = 9): LeadPage => ({
  leads,
  total,
  next,
})

const loaded = () => [
  page([lead('f', 50), lead('e', 40)], 'after e'),
  page([lead('d', 30), lead('c', 20)], 'after c'),
]
const ids = (pages: readonly LeadPage[]) => leadsOf(pages).map((one) => one.id)
const update = (first: LeadPage, rows: LeadSummary[] = [], order: LeadOrder = 'default') => ({
  order,
  first,
  rows,
})

test('adds new and moved leads at the top once, and keeps the leads that they push down', () => {
  const pages = mergeLeadPages(loaded(), update(page([lead('d', 55), lead('f', 50)], 'after f', 10)))
  expect(ids(pages)).toEqual(['d', 'f', 'e', 'c'])
  expect(pages.map(({ total, next }) => [total, next])).toEqual([
    [10, 'after e'],
    [10, 'after c'],
  ])
  expect(ids(mergeLeadPages(loaded(), update(page([lead('new', 60), lead('f', 50)]))))).toEqual([
    'new',
    'f',
    'e',
    'd',
    'c',
  ])
})

test('reuses the objects of unchanged rows', () => {
  const before = loaded()
  const [first] = mergeLeadPages(before, update(page([lead('f', 50), lead('e', 40, { snippet: 'changed' })])))
  expect(first?.leads[0]).toBe(before[0]?.leads[0])
  expect(first?.leads[1]?.snippet).toBe('changed')
})

test('updates a loaded row in place, and ignores one below the loaded pages', () => {
  const first = page([lead('f', 50), lead('e', 40)])
  const changed = mergeLeadPages(
    loaded(),
    update(first, [lead('c', 20, { snippet: 'changed' }), lead('a', 5)]),
  )
  expect(ids(changed)).toEqual(['f', 'e', 'd', 'c'])
  expect(leadsOf(changed).at(-1)?.snippet).toBe('changed')
  const complete = loaded().with(1, page([lead('d', 30), lead('c', 20)], null))
  expect(ids(mergeLeadPages(complete, update(first, [lead('a', 5)])))).toEqual(['f', 'e', 'd', 'c', 'a'])
})

test('keeps only the first page when more leads changed than it holds', () => {
  const first = page([lead('z', 70), lead('y', 69)])
  expect(mergeLeadPages(loaded(), update(first))).toEqual([first])
})

test('keeps only a first page that is complete or malformed', () => {
  const all = page([lead('f', 50)], null, 1)
  expect(mergeLeadPages(loaded(), update(all))).toEqual([all])
  const malformed = 'no list' as unknown as LeadPage
  expect(mergeLeadPages(loaded(), update(malformed))).toEqual([malformed])
})

test('best: sorts by rank, then by activity; keeps only the first page when the ranks changed', () => {
  const ranked = [
    page([lead('a', 1, { bestRank: 1 }), lead('b', 2, { bestRank: 2 })]),
    page([lead('z', 50), lead('y', 40)]),
  ]
  const first = page([lead('a', 60, { bestRank: 1 }), lead('b', 2, { bestRank: 2 })])
  const rows = [lead('new', 55), lead('y', 40, { snippet: 'changed' })]
  expect(ids(mergeLeadPages(ranked, update(first, rows, 'best')))).toEqual(['a', 'b', 'new', 'z', 'y'])
  const reranked = page([lead('b', 2, { bestRank: 1 }), lead('a', 1, { bestRank: 2 })])
  expect(mergeLeadPages(ranked, update(reranked, [], 'best'))).toEqual([reranked])
})
