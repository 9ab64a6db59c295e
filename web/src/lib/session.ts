/**
 * The spec's browser storage keys (3). They are hints for the page and grant nothing:
 * the session cookie is the truth, and `trpc.auth.viewer` says whose it is.
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

/** The landing page's text of somebody who wasn't logged in yet. */
export const draft = {
  read: (): string | null => localStorage.getItem(keys.draft),
  save: (text: string): void => localStorage.setItem(keys.draft, text),
  clear: (): void => localStorage.removeItem(keys.draft),
}
