import { foodStories } from './food.ts'
import { makingStories } from './making.ts'
import { mandates } from './mandates.ts'
import { proposals } from './proposals.ts'
import { serviceStories } from './services.ts'
import type { DateOf, Story, Weekday } from './story.ts'

const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayMs = 86_400_000

/** The conversations and negotiations of the demo market, with dates that fit the day on which it is filled. */
export function storiesFor(today: Date): Story[] {
  const next = (weekday: Weekday, days: number): Date => {
    const from = new Date(today.getTime() + days * dayMs)
    const ahead = (weekdays.indexOf(weekday) - from.getUTCDay() + 7) % 7
    return new Date(from.getTime() + ahead * dayMs)
  }
  const on: DateOf = (weekday, days) => `${weekday}, ${dayAndMonth.format(next(weekday, days))}`
  const sequels = [
    ...proposals((weekday, days) => next(weekday, days).toISOString().slice(0, 10)),
    ...mandates,
  ]
  return [...foodStories(on), ...makingStories(on), ...serviceStories(on)].map((story) => {
    const after = sequels.filter(
      ({ offering, request }) => offering === story.offering && request === story.request,
    )
    return { ...story, steps: [...story.steps, ...after.flatMap(({ steps }) => steps)] }
  })
}
