import { expect, test } from 'vitest'
import { market } from '../../scripts/demo/market.ts'
import { storiesFor } from '../../scripts/demo/stories/stories.ts'

const stories = storiesFor(new Date('2026-11-22T12:00:00Z'))
const offerings = market.flatMap(({ offers }) => offers)
const requests = market.flatMap(({ seeks }) => seeks)

test.each(stories.map((story) => [story.offering, story.request, story] as const))(
  'the story of “%s” and “%s” fits its listings and its time',
  (offering, request, { steps, daysAgo, opening, draft }) => {
    expect(offerings.map(({ name }) => name)).toContain(offering)
    const points = requests.find(({ name }) => name === request)?.points ?? []
    expect(points).not.toEqual([])
    const times = steps.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    // A conversation begins in the morning, so its last day must be over.
    expect(times.at(-1)).toBeLessThan(daysAgo - 0.4)
    for (const step of steps) if ('judges' in step) expect(points).toContain(step.judges)
    const written = steps.flatMap((step) => ('assistant' in step ? [step.assistant] : []))
    for (const text of [opening, ...written, draft?.text ?? ''])
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(120)
  },
)
