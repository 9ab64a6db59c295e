import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { frameCopy } from '../../copy/frame.ts'
import classes from './AlertHost.module.css'
import { type Alert, alertStore } from './alert.ts'

/** Rendered once per page; shows the alerts of `showAlert`. */
export function AlertHost() {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.current)
  return alert && <AlertDialog key={alert.id} alert={alert} />
}

/** A native modal dialog: on top of everything, the rest inert, Escape closes it, focus returns. */
function AlertDialog({ alert }: { alert: Alert }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const text = useId()

  useEffect(() => {
    dialog.current?.showModal()
    // `showModal` focuses the first button, which may be the action: Enter must not confirm it.
    close.current?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={frameCopy.alert}
      aria-describedby={text}
      className={classes.dialog}
      onClose={alert.dismiss}
      // Otherwise the same Escape would also close a Mantine modal below.
      data-mantine-stop-propagation="true"
    >
      <p id={text} className={classes.text}>
        {alert.text}
      </p>
      <form method="dialog" className={classes.actions}>
        {alert.action && (
          <Button type="button" variant="default" onClick={alert.act} data-mantine-stop-propagation="true">
            {alert.action}
          </Button>
        )}
        <Button ref={close} type="submit" miw={96} data-autofocus data-mantine-stop-propagation="true">
          {alert.close}
        </Button>
      </form>
    </dialog>
  )
}
