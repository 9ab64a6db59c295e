import type { ReactNode } from 'react'
import { moveFocusOnRemoval } from '../../ui/move-focus-on-removal.ts'
import classes from './access.module.css'

/** A row for a key, a session, a webhook or a delivery: name, facts, actions. */
export function AccessRow({
  name,
  facts,
  children,
}: {
  name: ReactNode
  facts: readonly (string | null)[]
  children?: ReactNode
}) {
  const shownFacts = facts.filter((fact) => fact !== null)
  return (
    <li ref={moveFocusOnRemoval} className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {shownFacts.map((fact, index) => (
            <span key={fact}>
              {fact}
              {index < shownFacts.length - 1 && '\u00a0· '}
            </span>
          ))}
        </p>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
