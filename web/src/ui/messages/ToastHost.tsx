import { useEffect, useSyncExternalStore } from 'react'
import { frameCopy } from '../../copy/frame.ts'
import classes from './ToastHost.module.css'
import { hideToast, toastStore } from './toast.ts'
import { useToastFocus } from './use-toast-focus.ts'

/** Rendered once per page. On a phone, the page is shorter while a toast is at its lower edge. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null)
  const shown = toast !== null
  const focus = useToastFocus(toast)
  useEffect(() => {
    if (!shown) return
    document.documentElement.dataset.toast = ''
    return () => {
      delete document.documentElement.dataset.toast
    }
  }, [shown])
  return (
    toast && (
      <div ref={focus.element} key={toast.id} role="alert" className={classes.toast}>
        <span className={classes.text}>{toast.text}</span>
        {toast.action && (
          <button
            ref={focus.action}
            type="button"
            className={classes.action}
            onClick={() => {
              hideToast()
              toast.action?.run()
            }}
          >
            {toast.action.label}
          </button>
        )}
        <button
          type="button"
          className={classes.close}
          aria-label={frameCopy.dismiss}
          onClick={() => {
            hideToast()
            toast.action?.pass?.()
          }}
        >
          ×
        </button>
      </div>
    )
  )
}
