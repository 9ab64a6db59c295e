const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How near the end is: `soon` within three days, `urgent` within one. */
export type Urgency = 'none' | 'soon' | 'urgent'

/** How much time is left until an ISO time, such as '3 days left'. */
export function timeLeft(until: string, now: number): { text: string; urgency: Urgency } {
  const left = Date.parse(until) - now
  if (left <= 0) return { text: 'Time is up', urgency: 'urgent' }
  return {
    text: `${duration(left)} left`,
    urgency: left <= day ? 'urgent' : left <= 3 * day ? 'soon' : 'none',
  }
}

function duration(ms: number): string {
  if (ms >= 2 * day) return plural(Math.round(ms / day), 'day')
  return ms >= 2 * hour
    ? plural(Math.round(ms / hour), 'hour')
    : plural(Math.max(1, Math.round(ms / minute)), 'minute')
}

const plural = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
