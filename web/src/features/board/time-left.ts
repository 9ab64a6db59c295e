import { boardCopy } from '../../copy/board.ts'

const hour = 3_600_000
const day = 24 * hour
/** Less time than this is marked. */
const urgency = [
  ['red', day],
  ['amber', 3 * day],
] as const

/** How long a proposal stays valid, in its largest unit, and how urgent that is; null once it has ended. */
export function timeLeft(
  validUntil: string,
  now: number,
): { text: string; urgency: 'red' | 'amber' | null } | null {
  const left = Date.parse(validUntil) - now
  if (left <= 0) return null
  const text =
    left >= day
      ? boardCopy.days(Math.floor(left / day))
      : left >= hour
        ? boardCopy.hours(Math.floor(left / hour))
        : boardCopy.minutes(Math.ceil(left / 60_000))
  return { text, urgency: urgency.find(([, below]) => left < below)?.[0] ?? null }
}
