/** Says in passing that something went well. The notices' code loads with the first of them. */
export async function showToast(text: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  mountToasts()
  notifications.show({
    message: text,
    color: 'pine',
    autoClose: 6000,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}

let wanted = false
const watchers = new Set<() => void>()

function mountToasts(): void {
  wanted = true
  for (const watcher of watchers) watcher()
}

export const toastStore = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  wanted: (): boolean => wanted,
}
