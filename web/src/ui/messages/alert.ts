import { createListeners } from '../../lib/listeners.ts'

/** Open alerts, oldest first. A module store, so that code outside components can show alerts, too. */

export interface Alert {
  id: number
  text: string
  /** The label of a second button. */
  action?: string | undefined
  /** The label of the button that closes it; 'OK' unless the text is a question. */
  close: string
  dismiss: () => void
  /** Closes the alert by its second button. */
  act: () => void
}

let alerts: readonly Alert[] = []
let count = 0
const listeners = createListeners()

function setAlerts(next: readonly Alert[]): void {
  alerts = next
  listeners.notify()
}

/** Shows the text in an alert dialog; resolves when the person has closed it, to whether by the button `action`. */
export function showAlert(text: string, action?: string, label = 'OK'): Promise<boolean> {
  return new Promise((resolve) => {
    count += 1
    const close = (byAction: boolean) => {
      setAlerts(alerts.filter((other) => other !== alert))
      resolve(byAction)
    }
    const alert: Alert = {
      id: count,
      text,
      action,
      close: label,
      dismiss: () => close(false),
      act: () => close(true),
    }
    setAlerts([...alerts, alert])
  })
}

export const alertStore = {
  subscribe: listeners.subscribe,
  current: (): Alert | null => alerts[0] ?? null,
}
