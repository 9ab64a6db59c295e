import { stepsCopy } from '../../../copy/landing.ts'
import classes from './HowItWorks.module.css'
import { NegotiatingStep } from './NegotiatingStep.tsx'

const pictures = [WritePicture, JudgePicture, ThreadPicture] as const

export function HowItWorks() {
  return (
    <section className={classes.section} aria-labelledby="how">
      <h2 id="how" className={classes.heading}>
        {stepsCopy.title}
      </h2>
      <ol className={classes.steps}>
        {stepsCopy.steps.map(({ title, text }, index) => {
          const Picture = pictures[index]
          return (
            <li key={title} className={classes.step}>
              <div className={classes.picture}>{Picture && <Picture />}</div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
      <NegotiatingStep />
    </section>
  )
}

/** Free text becomes fields. */
function WritePicture() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <g className={classes.words}>
        <path d="M18 28h84M18 46h72M18 64h80M18 82h48" />
      </g>
      <path className={classes.arrow} d="M116 55h16m-6-6 6 6-6 6" />
      {[20, 46, 72].map((y) => (
        <g key={y}>
          <rect className={classes.field} x="144" y={y} width="80" height="19" rx="6" />
          <path className={classes.fieldText} d={`M153 ${y + 9.5}h${y === 46 ? 34 : 50}`} />
        </g>
      ))}
    </svg>
  )
}

/** Requirements with their judgements. */
function JudgePicture() {
  const rows = [
    { y: 26, width: 128, kind: classes.meet },
    { y: 50, width: 96, kind: classes.meet },
    { y: 74, width: 118, kind: classes.notMeet },
    { y: 98, width: 82, kind: classes.unknown },
  ]
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      {rows.map(({ y, width, kind }) => (
        <g key={y}>
          <circle className={kind} cx="48" cy={y - 3} r="6" />
          <path className={classes.line} d={`M66 ${y - 3}h${width}`} />
        </g>
      ))}
    </svg>
  )
}

/** Messages of two sides. */
function ThreadPicture() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <path
        className={classes.seller}
        d="M34 14h92a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H38l-14 9V24a10 10 0 0 1 10-10Z"
      />
      <path className={classes.sellerText} d="M38 28h78M38 39h52" />
      <path
        className={classes.buyer}
        d="M206 64h-92a10 10 0 0 0-10 10v18a10 10 0 0 0 10 10h88l14 9V74a10 10 0 0 0-10-10Z"
      />
      <path className={classes.buyerText} d="M118 78h78M118 89h60" />
    </svg>
  )
}
