import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, makeRouter } from './app.tsx'
import { forgetUser, rememberUser } from './lib/session.ts'

/**
 * Renders a page's first state, before any server data. `signedIn` decides whether it is the page of a logged-in user.
 * @returns the markup, or null if the route redirects
 */
export async function prerender(path: string, signedIn: boolean): Promise<string | null> {
  if (signedIn) rememberUser('somebody')
  else forgetUser()
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  if (!router.state.resolvedLocation) return null
  return renderToString(<App router={router} />)
}

/** The names of all routes, which name their HTML documents; the start page's is `index`. */
export const routeNames = (): string[] =>
  Object.keys(makeRouter(createMemoryHistory()).routesByPath).map((path) => path.slice(1) || 'index')

const storage = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  },
})
