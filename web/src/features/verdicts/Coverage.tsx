import classes from './Coverage.module.css'
import { VerdictMark } from './VerdictMark.tsx'

export interface CoverageCount {
  meet: number
  notMeet: number
  unknown: number
}

/** Above this many requirements the marks give way to a bar. */
const marksAtMost = 10

const plural = (n: number) => `${n} requirement${n === 1 ? '' : 's'}`

/** What the picture says, in words. */
function coverageText({ meet, notMeet, unknown }: CoverageCount): string {
  const total = meet + notMeet + unknown
  if (total === 0) return 'No requirements to compare'
  return `${meet} of ${plural(total)} met, ${notMeet} not met, ${unknown} unknown`
}

/** How many requirements are met, not met, unknown: one mark each by shape and colour, and the sum in figures. */
export function Coverage({ count, label }: { count: CoverageCount; label?: string }) {
  const { meet, notMeet, unknown } = count
  const total = meet + notMeet + unknown
  if (total === 0) return null
  const text = label ? `${label}: ${coverageText(count)}` : coverageText(count)
  return (
    <span className={classes.root} role="img" aria-label={text} title={text}>
      {total <= marksAtMost ? (
        <span className={classes.marks}>
          {Array.from({ length: total }, (_, at) => (
            <VerdictMark
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity but their place
              key={at}
              verdict={at < meet ? 'meet' : at < meet + notMeet ? 'not meet' : null}
              size={14}
            />
          ))}
        </span>
      ) : (
        <span className={classes.bar}>
          <span className={classes.meet} style={{ flexGrow: meet }} />
          <span className={classes.notMeet} style={{ flexGrow: notMeet }} />
          <span className={classes.unknown} style={{ flexGrow: unknown }} />
        </span>
      )}
      <span className={classes.figures}>
        {meet}/{total}
      </span>
    </span>
  )
}
