import type { ReactNode } from 'react'
import { moveFocusOnRemoval } from '../../ui/move-focus-on-removal.ts'
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
  const known = facts.filter((fact) => fact !== null)
  return (
    <li ref={moveFocusOnRemoval} className={classes.row}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {known.map((fact, index) => (
            <span key={fact}>
              {fact}
              {index < known.length - 1 && '\u00a0· '}
            </span>
          ))}
        </p>
      </div>
      <div className={classes.does}>{children}</div>
    </li>
  )
}
