import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { trpc } from '../lib/trpc.tsx'

const Analytics = lazy(() => import('../features/analytics/Analytics.tsx'))

export const Route = createRootRoute({ component: Root })

function Root() {
  const { data } = trpc.about.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <Outlet />
      {data?.analyticsId && (
        <Suspense>
          <Analytics id={data.analyticsId} />
        </Suspense>
      )}
    </>
  )
}
