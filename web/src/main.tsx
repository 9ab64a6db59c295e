import './ui/styles.ts'
import { MantineProvider } from '@mantine/core'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hangUp } from './lib/live.ts'
import { ApiProvider, onSessionEnd, queryClient } from './lib/trpc.tsx'
import { routeTree } from './routeTree.gen.ts'
import { AlertHost } from './ui/AlertHost.tsx'
import { ErrorPage, NotFoundPage } from './ui/FailurePages.tsx'
import { NoticeHost } from './ui/NoticeHost.tsx'
import { cssVariables, theme } from './ui/theme.ts'

const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

onSessionEnd(() => {
  void hangUp()
  queryClient.clear()
  void router.navigate({ to: '/login' })
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <ApiProvider>
          <RouterProvider router={router} />
          <NoticeHost />
          <AlertHost />
        </ApiProvider>
      </MantineProvider>
    </StrictMode>,
  )
}
