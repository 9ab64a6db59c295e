import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticeStore } from './notice.ts'

const Notices = lazy(() => import('./Notices.tsx'))

export function NoticeHost() {
  const wanted = useSyncExternalStore(noticeStore.subscribe, noticeStore.wanted, noticeStore.wanted)
  return wanted ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null
}
