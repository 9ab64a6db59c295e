import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'

const Notices = lazy(() => import('./Toasts.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(toastStore.subscribe, toastStore.wanted, toastStore.wanted)
  return wanted ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null
}
