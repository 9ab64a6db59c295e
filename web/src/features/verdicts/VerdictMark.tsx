import { verdictCopy } from '../../copy/verdicts.ts'

export type Verdict = 'meet' | 'not meet' | null

const inks = {
  meet: 'var(--p-meet)',
  'not meet': 'var(--p-not-meet)',
  unknown: 'var(--p-unknown)',
} as const

export const verdictText = (verdict: Verdict) => verdictCopy[verdict ?? 'unknown']

/** A mark that differs in colour and shape: a disc with a tick, a diamond with a cross, or a dashed circle. */
export function VerdictMark({ verdict, size = 18 }: { verdict: Verdict; size?: number }) {
  const ink = inks[verdict ?? 'unknown']
  const line = {
    fill: 'none',
    stroke: 'var(--mantine-color-body)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none' }}>
      {verdict === 'meet' ? (
        <>
          <circle cx="10" cy="10" r="9" fill={ink} />
          <path d="M6 10.5l2.7 2.7L14 7.5" {...line} />
        </>
      ) : verdict === 'not meet' ? (
        <>
          <rect x="3.2" y="3.2" width="13.6" height="13.6" rx="2" transform="rotate(45 10 10)" fill={ink} />
          <path d="M7.5 7.5l5 5m0-5l-5 5" {...line} />
        </>
      ) : (
        <circle cx="10" cy="10" r="7.6" fill="none" stroke={ink} strokeWidth="2" strokeDasharray="3.4 2.6" />
      )}
    </svg>
  )
}
