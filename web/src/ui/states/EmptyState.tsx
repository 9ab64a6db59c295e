import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { frameCopy } from '../../copy/frame.ts'
import classes from './EmptyState.module.css'

/** Shown in place of an empty list: why it is empty, and what to do. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={classes.root}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

/** Shown when loading failed: the reason, and a retry. `isPage`: it is all that the page shows, so a retry also names support. */
export function FailedState({
  text,
  isPage = false,
  onRetry,
}: {
  text: string
  isPage?: boolean
  onRetry?: () => void
}) {
  return (
    <div className={classes.root} role="alert">
      <p className={classes.title}>{text}</p>
      {isPage && onRetry && (
        <p className={classes.text}>
          {frameCopy.failedHelp} <Link to="/contact-support">{frameCopy.support}</Link>
        </p>
      )}
      {onRetry && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {frameCopy.tryAgain}
        </button>
      )}
    </div>
  )
}
