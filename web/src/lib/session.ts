/**
 * The login state in local storage. It only lets the page skip requests, and grants nothing: the session cookie
 * authenticates, and `trpc.auth.viewer` returns the user it belongs to.
 */

const keys = { user: 'user_id', flag: 'is_logged_in', draft: 'landingPageDraft' } as const

export const storedUserId = (): string | null => localStorage.getItem(keys.user) || null

export const isLoggedIn = (): boolean => localStorage.getItem(keys.flag) === 'true' && storedUserId() !== null

export function rememberUser(id: string): void {
  localStorage.setItem(keys.user, id)
  localStorage.setItem(keys.flag, 'true')
}

export function forgetUser(): void {
  localStorage.removeItem(keys.user)
  localStorage.removeItem(keys.flag)
}

/** The text that a visitor typed on the landing page before logging in. */
export const draft = {
  read: (): string | null => localStorage.getItem(keys.draft),
  save: (text: string): void => localStorage.setItem(keys.draft, text),
  clear: (): void => localStorage.removeItem(keys.draft),
}
