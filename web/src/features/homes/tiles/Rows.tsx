import { homesCopy } from '../../../copy/homes.ts'
import classes from '../HomePage.module.css'

/** A list of names and values; empty values are marked. */
export function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-empty={value === '' || undefined}>{value || homesCopy.notSet}</dd>
        </div>
      ))}
    </dl>
  )
}
