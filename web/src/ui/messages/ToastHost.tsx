import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

export function ToastHost() {
  const mounted = useSyncExternalStore(toastStore.subscribe, toastStore.mounted, toastStore.mounted)
  return mounted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
