import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App, makeRouter } from './app.tsx'
import { hydrate } from './lib/hydrate.ts'
import { disconnect } from './lib/live/socket.ts'
import { onSessionEnd, queryClient } from './lib/trpc.tsx'

const router = makeRouter()

onSessionEnd(() => {
  void disconnect()
  queryClient.clear()
  void router.navigate({ to: '/login', state: { goingTo: router.state.location.href } })
})

// A font that came too late for the first page is there for the next.
router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) delete document.documentElement.dataset.font
})

const root = document.getElementById('root')
if (root) {
  // What was drawn ahead stands until all of its page is here, and then the same takes its place, whole.
  const draw = () => flushSync(() => createRoot(root).render(<App router={router} />))
  void router.load().then(() => hydrate(root, draw))
}
