import { readerLocale } from '../../lib/language/reader-locale.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const relative = new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto', style: 'short' })
const shortDate = new Intl.DateTimeFormat(readerLocale(), { month: 'short', day: 'numeric' })

/** A short relative time ('now', '5 min. ago', 'yesterday'); after a week, the date. `time` is an ISO string. */
export function timeAgo(time: string, now = Date.now()): string {
  const elapsed = now - Date.parse(time)
  if (elapsed > 7 * 86_400_000) return shortDate.format(new Date(time))
  const unit = units.find(([, ms]) => elapsed >= ms)
  return unit ? relative.format(-Math.floor(elapsed / unit[1]), unit[0]) : relative.format(0, 'second')
}
