/** Says in passing that something went well. The notices' code loads with the first of them. */
export async function notice(text: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  noticesWanted()
  notifications.show({
    message: text,
    color: 'pine',
    autoClose: 6000,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}

let wanted = false
const watchers = new Set<() => void>()

function noticesWanted(): void {
  wanted = true
  for (const watcher of watchers) watcher()
}

export const noticeStore = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  wanted: (): boolean => wanted,
}
