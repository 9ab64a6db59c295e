import './ui/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ApiProvider } from './lib/trpc.tsx'
import { routeTree } from './routeTree.gen.ts'
import { AlertHost } from './ui/messages/AlertHost.tsx'
import { ToastHost } from './ui/messages/ToastHost.tsx'
import { ErrorPage, NotFoundPage } from './ui/states/FailurePages.tsx'
import { OutageNotice } from './ui/states/OutageNotice.tsx'
import { cssVariables, theme } from './ui/theme/theme.ts'

/** Uses the browser's history by default. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : { scrollRestoration: true }),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

type Router = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: Router
  }
}

/** The application, in the browser and during prerendering. */
export function App({ router }: { router: Router }) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <ApiProvider>
          <RouterProvider router={router} />
          <OutageNotice />
          <ToastHost />
          <AlertHost />
        </ApiProvider>
      </MantineProvider>
    </StrictMode>
  )
}
