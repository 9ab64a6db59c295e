/** Alerts waiting to be read, oldest first. A store of its own, so that anything may speak without a hook. */

export interface Alert {
  id: number
  text: string
  dismiss: () => void
}

let alerts: readonly Alert[] = []
let count = 0
const watchers = new Set<() => void>()

function change(next: readonly Alert[]): void {
  alerts = next
  for (const watcher of watchers) watcher()
}

/** Shows the text in an alert dialog; resolves when the person has closed it. */
export function showAlert(text: string): Promise<void> {
  return new Promise((resolve) => {
    count += 1
    const alert: Alert = {
      id: count,
      text,
      dismiss: () => {
        change(alerts.filter((other) => other !== alert))
        resolve()
      },
    }
    change([...alerts, alert])
  })
}

export const alertStore = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  current: (): Alert | null => alerts[0] ?? null,
}
