const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' })
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** How long ago, shortly: 'now', '5 min. ago', 'yesterday'; the date after a week. */
export function timeAgo(moment: string, now = Date.now()): string {
  const past = now - Date.parse(moment)
  if (past > 7 * 86_400_000) return shortDate.format(new Date(moment))
  const unit = units.find(([, ms]) => past >= ms)
  return unit ? relative.format(-Math.floor(past / unit[1]), unit[0]) : 'now'
}
