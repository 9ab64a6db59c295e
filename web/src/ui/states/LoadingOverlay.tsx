import { Portal } from '@mantine/core'
import classes from './LoadingOverlay.module.css'

/** Two people talking: Parley's way of saying that work is going on. */
export function LoadingMessage({ size = 44 }: { size?: number }) {
  return (
    <span className={classes.talking} style={{ fontSize: size }} aria-hidden="true">
      <i />
      <i />
    </span>
  )
}

/** Covers the page while something runs; the text may change meanwhile. */
export function LoadingOverlay({ visible, text }: { visible: boolean; text?: string }) {
  if (!visible) return null
  return (
    <Portal>
      <div className={classes.overlay}>
        <div className={classes.card} role="status">
          <LoadingMessage />
          <p className={classes.text} key={text}>
            {text ?? 'Processing... Please wait...'}
          </p>
        </div>
      </div>
    </Portal>
  )
}
