import { duration } from '../copy/duration.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The time left until the ISO time `until`, in its largest unit; null once it has passed. The urgency is amber in the last
 * three days and red in the last one. `now` is in milliseconds.
 */
export function timeLeft(
  until: string,
  now: number,
): { text: string; urgency: 'red' | 'amber' | null } | null {
  const left = Date.parse(until) - now
  if (left <= 0) return null
  return { text: largestUnit(left), urgency: left <= day ? 'red' : left <= 3 * day ? 'amber' : null }
}

function largestUnit(ms: number): string {
  if (ms >= 2 * day) return duration(Math.round(ms / day), 'day')
  if (ms >= 2 * hour) return duration(Math.round(ms / hour), 'hour')
  return duration(Math.max(1, Math.round(ms / minute)), 'minute')
}
