/** Open alerts, oldest first. A module store, so that code outside components can show alerts, too. */

export interface Alert {
  id: number
  text: string
  dismiss: () => void
}

let alerts: readonly Alert[] = []
let count = 0
const listeners = new Set<() => void>()

function setAlerts(next: readonly Alert[]): void {
  alerts = next
  for (const listener of listeners) listener()
}

/** Shows the text in an alert dialog; resolves when the person has closed it. */
export function showAlert(text: string): Promise<void> {
  return new Promise((resolve) => {
    count += 1
    const alert: Alert = {
      id: count,
      text,
      dismiss: () => {
        setAlerts(alerts.filter((other) => other !== alert))
        resolve()
      },
    }
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
