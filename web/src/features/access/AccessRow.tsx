import type { ReactNode } from 'react'
import classes from './access.module.css'

/** One of the things that come in or are told: its name, what is to know of it, what can be done. */
export function AccessRow({
  name,
  facts,
  children,
}: {
  name: ReactNode
  facts: readonly (string | null)[]
  children?: ReactNode
}) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}
