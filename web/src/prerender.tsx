import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, makeRouter } from './app.tsx'
import { forgetUser, rememberUser } from './lib/session.ts'

/**
 * A page as a browser shows it first, before anything is asked of the server: a stranger's, or a member's; null where
 * it leads on to another.
 */
export async function prerender(path: string, member: boolean): Promise<string | null> {
  if (member) rememberUser('somebody')
  else forgetUser()
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  if (!router.state.resolvedLocation) return null
  return renderToString(<App router={router} />)
}

/** The name of each route there is, as its document is called; the first page's is index. */
export const routeNames = (): string[] =>
  Object.keys(makeRouter(createMemoryHistory()).routesByPath).map((path) => path.slice(1) || 'index')

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
})
