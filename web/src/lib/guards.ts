import { redirect } from '@tanstack/react-router'
import { isLoggedIn } from './session.ts'

/** For a route's `beforeLoad`: who isn't logged in goes to the login page. */
export function requireLogin(): void {
  if (!isLoggedIn()) throw redirect({ to: '/login' })
}
