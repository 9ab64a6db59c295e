import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

interface Props {
  title?: ReactNode
  /** A sentence under the title. */
  note?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  level?: 2 | 3
  className?: string | undefined
}

/** A section of a page: a surface with a heading and actions. */
export function Panel({ title, note, actions, children, level = 2, className }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={[classes.panel, className].join(' ')} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={classes.head}>
          <div>
            {title && (
              <Heading id={id} className={classes.title}>
                {title}
              </Heading>
            )}
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

/** A smaller surface for one item in a panel or a column. */
export function Tile({
  children,
  className,
  ...rest
}: {
  children: ReactNode
  className?: string | undefined
  'aria-label'?: string
}) {
  return (
    <article className={[classes.tile, className].join(' ')} {...rest}>
      {children}
    </article>
  )
}
