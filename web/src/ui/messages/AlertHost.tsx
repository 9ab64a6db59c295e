import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import classes from './AlertHost.module.css'
import { type Alert, alertStore } from './alert.ts'

/** Stands once in the page and shows what `say` was told. */
export function AlertHost() {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.current)
  return alert && <AlertDialog key={alert.id} alert={alert} />
}

/** The browser's own modal dialog: above all else, the rest inert, Escape closes, focus returns. */
function AlertDialog({ alert }: { alert: Alert }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const text = useId()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label="Alert"
      aria-describedby={text}
      className={classes.dialog}
      onClose={alert.dismiss}
      // A modal below would take the same Escape as its own.
      data-mantine-stop-propagation="true"
    >
      <p id={text} className={classes.text}>
        {alert.text}
      </p>
      <form method="dialog" className={classes.actions}>
        <Button type="submit" miw={96} data-autofocus autoFocus data-mantine-stop-propagation="true">
          OK
        </Button>
      </form>
    </dialog>
  )
}
