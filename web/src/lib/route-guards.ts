import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { draft, isLoggedIn } from './session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the login page: the address somebody was going to, inside Parley. */
    goingTo?: string
  }
}

interface Entering {
  readonly location: ParsedLocation
}

/** For a route's `beforeLoad`: who isn't logged in goes to the login page, and on from there. */
export function requireLogin({ location }: Entering): void {
  if (!isLoggedIn()) throw redirect({ to: '/login', state: { goingTo: location.href } })
}

/** For the login page's: who is logged in needs none. */
export function redirectIfLoggedIn({ location }: Entering): void {
  if (isLoggedIn()) throw redirect({ ...destinationAfterLogin(location.state.goingTo), replace: true })
}

/** Where the login leads: to the text that waits (spec 4), to where one was going, else to the main page. */
export function destinationAfterLogin(goingTo: string | undefined) {
  return draft.read() ? { href: '/?restoreDraft=true' } : { href: goingTo ?? '/main' }
}
