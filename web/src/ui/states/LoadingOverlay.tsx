import { Portal } from '@mantine/core'
import { frameCopy } from '../../copy/frame.ts'
import classes from './LoadingOverlay.module.css'

/** Parley's loading animation: two speech bubbles. */
export function LoadingMessage({ size = 44 }: { size?: number }) {
  return (
    <span className={classes.bubbles} style={{ fontSize: size }} aria-hidden="true">
      <i />
      <i />
    </span>
  )
}

/** Covers the page while an operation runs. */
export function LoadingOverlay({ visible, text }: { visible: boolean; text?: string }) {
  if (!visible) return null
  return (
    <Portal>
      <div className={classes.overlay}>
        <div className={classes.card} role="status">
          <LoadingMessage />
          <p className={classes.text} key={text}>
            {text ?? frameCopy.processing}
          </p>
        </div>
      </div>
    </Portal>
  )
}
