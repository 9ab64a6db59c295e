import { foodStories } from './food.ts'
import { makingStories } from './making.ts'
import { serviceStories } from './services.ts'
import type { Story, Weekday } from './story.ts'

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

/** The conversations of the demo market, with dates that fit the day on which it is filled. */
export function storiesFor(today: Date): Story[] {
  const on = (weekday: Weekday, days: number): string => {
    const from = new Date(today.getTime() + days * dayMs)
    const ahead = (weekdays.indexOf(weekday) - from.getUTCDay() + 7) % 7
    return `${weekday}, ${dayAndMonth.format(new Date(from.getTime() + ahead * dayMs))}`
  }
  return [...foodStories(on), ...makingStories(on), ...serviceStories(on)]
}
