/** Open alerts, oldest first. A module store, so that code outside components can show alerts, too. */

export interface Alert {
  id: number
  text: string
  /** The label of a second button. */
  action?: string | undefined
  /** An optional text that goes with the action. */
  field?: TextField | undefined
  /** The label of the button that closes it; 'OK' unless the text is a question. */
  close: string
  dismiss: () => void
  /** Closes the alert by its second button. */
  act: (text: string) => void
}

interface TextField {
  label: string
  maxLength: number
}

let alerts: readonly Alert[] = []
let count = 0
const listeners = new Set<() => void>()

function setAlerts(next: readonly Alert[]): void {
  alerts = next
  for (const listener of listeners) listener()
}

/** Shows the text in an alert dialog; resolves when the person has closed it, to whether by the button `action`. */
export const showAlert = async (text: string, action?: string, label = 'OK'): Promise<boolean> =>
  (await open({ text, action, close: label })) !== null

/** Asks a question with a text field; resolves to its text, or to null when the person has closed the question. */
export const askForText = (
  text: string,
  { action, close, field }: { action: string; close: string; field: TextField },
): Promise<string | null> => open({ text, action, close, field })

function open(shown: Pick<Alert, 'text' | 'action' | 'close' | 'field'>): Promise<string | null> {
  return new Promise((resolve) => {
    count += 1
    const close = (result: string | null) => {
      setAlerts(alerts.filter((other) => other !== alert))
      resolve(result)
    }
    const alert: Alert = { ...shown, id: count, dismiss: () => close(null), act: close }
    setAlerts([...alerts, alert])
  })
}

export const alertStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Alert | null => alerts[0] ?? null,
}
