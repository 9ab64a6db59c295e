/** The logo: a P drawn as a speech bubble. */
function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--p-seller)" d="M17 2a11.5 11.5 0 1 1-3.9 22.3L5.5 30V13.5A11.5 11.5 0 0 1 17 2Z" />
      <circle cx="17" cy="13.5" r="5" fill="var(--p-mark-eye)" />
    </svg>
  )
}

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.28 }}>
      <Mark size={size} />
      <span
        style={{ fontSize: size * 0.78, fontWeight: 680, letterSpacing: '-0.035em', color: 'var(--p-ink)' }}
      >
        Parley
      </span>
    </span>
  )
}
