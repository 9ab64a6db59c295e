import { promiseCopy } from '../../../copy/landing.ts'
import { RevealFlag } from '../../../ui/RevealFlag.tsx'
import classes from './OurPromise.module.css'

/** Explains hidden points with an example. */
export function OurPromise() {
  return (
    <section className={classes.section} aria-labelledby="promise">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2 id="promise">{promiseCopy.title}</h2>
          <p className={classes.lead}>{promiseCopy.lead}</p>
          <dl className={classes.facts}>
            {promiseCopy.facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className={classes.example}>
          <figcaption>{promiseCopy.example}</figcaption>
          <Card title={promiseCopy.own} rows={promiseCopy.rows} switches />
          <Card title={promiseCopy.theirs} rows={promiseCopy.rows.filter((row) => row.shown)} />
        </figure>
      </div>
    </section>
  )
}

interface CardProps {
  title: string
  rows: readonly { readonly text: string; readonly shown: boolean }[]
  switches?: boolean
}

function Card({ title, rows, switches = false }: CardProps) {
  return (
    <div className={classes.card} data-own={switches || undefined}>
      <p className={classes.cardTitle}>{title}</p>
      <p className={classes.listing}>{promiseCopy.listing}</p>
      <ul>
        {rows.map(({ text, shown }) => (
          <li key={text} data-hidden={!shown || undefined}>
            <span>{text}</span>
            {switches && <RevealFlag revealed={shown} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
