import { verdictCopy } from '../../copy/verdicts.ts'
import classes from './Coverage.module.css'
import { VerdictMark } from './VerdictMark.tsx'

export interface CoverageCount {
  meet: number
  notMeet: number
  unknown: number
}

/** With more requirements than this, a bar replaces the marks. */
const maxMarks = 10

/** The picture's text alternative. */
function coverageText({ meet, notMeet, unknown }: CoverageCount): string {
  const total = meet + notMeet + unknown
  return total === 0 ? verdictCopy.none : verdictCopy.coverage(meet, notMeet, unknown)
}

interface Props {
  count: CoverageCount
  label?: string
  /** Whether the total stands in a sentence beside it. */
  withoutFigures?: boolean
}

/** The number of requirements that are met, not met and unknown: a mark for each, and the total in figures. */
export function Coverage({ count, label, withoutFigures = false }: Props) {
  const { meet, notMeet, unknown } = count
  const total = meet + notMeet + unknown
  if (total === 0) return null
  const text = label ? `${label}: ${coverageText(count)}` : coverageText(count)
  return (
    <span className={classes.root} role="img" aria-label={text} title={text}>
      {total <= maxMarks ? (
        <span className={classes.marks}>
          {Array.from({ length: total }, (_, index) => (
            <VerdictMark
              // biome-ignore lint/suspicious/noArrayIndexKey: marks are identified by their position only
              key={index}
              verdict={index < meet ? 'meet' : index < meet + notMeet ? 'not meet' : null}
              size={16}
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
      {!withoutFigures && (
        <span className={classes.figures}>
          {meet}/{total}
        </span>
      )}
    </span>
  )
}
