/** Confirms briefly that an action succeeded. The code for toasts loads with the first one. */
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

let mounted = false
const listeners = new Set<() => void>()

function mountToasts(): void {
  mounted = true
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  mounted: (): boolean => mounted,
}
