import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { draft, isLoggedIn } from './session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the login page: the path in Parley that the visitor tried to open. */
    goingTo?: string
  }
}

interface GuardContext {
  readonly location: ParsedLocation
}

/** A route's `beforeLoad`: redirects visitors who aren't logged in to the login page, which returns them afterwards. */
export function requireLogin({ location }: GuardContext): void {
  if (!isLoggedIn()) throw redirect({ to: '/login', state: { goingTo: location.href } })
}

/** The login page's `beforeLoad`: redirects visitors who are logged in already. */
export function redirectIfLoggedIn({ location }: GuardContext): void {
  if (isLoggedIn()) throw redirect({ ...destinationAfterLogin(location.state.goingTo), replace: true })
}

/** Where a login leads: to the landing page if it has a saved draft, else to `goingTo`, else to the main page. */
export function destinationAfterLogin(goingTo: string | undefined) {
  return draft.read() ? { href: '/?restoreDraft=true' } : { href: goingTo ?? '/main' }
}
