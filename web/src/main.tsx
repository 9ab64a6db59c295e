import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App, makeRouter } from './app.tsx'
import { hydrate } from './lib/hydrate.ts'
import { isLanguageOutdated } from './lib/language/language.ts'
import { disconnect } from './lib/live/socket.ts'
import { isLoggedIn } from './lib/session.ts'
import { onSessionEnd, queryClient } from './lib/trpc.tsx'

const router = makeRouter()

onSessionEnd(() => {
  void disconnect()
  queryClient.clear()
  void router.navigate({ to: '/login', state: { goingTo: router.state.location.href } })
})

// A font that was too late for the first page is used from the next page on.
router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) delete document.documentElement.dataset.font
})

// Each language is a build of its own: after another one was chosen, the next page is a new document.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged && isLanguageOutdated()) location.reload()
})

const root = document.getElementById('root')
if (root) {
  // The prerendered markup stays visible until the page's code is loaded; one synchronous render then replaces it.
  const render = () => flushSync(() => createRoot(root).render(<App router={router} />))
  void router.load().then(() => {
    hydrate(root, render)
    // Visitors without an account have nothing here that they would need offline.
    if (import.meta.env.PROD && isLoggedIn()) void import('./lib/service-worker.ts')
  })
}
