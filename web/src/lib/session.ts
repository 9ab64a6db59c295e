/**
 * The login state in local storage. It only lets the page skip requests, and grants nothing: the session cookie
 * authenticates, and `trpc.auth.viewer` returns the user it belongs to.
 */

const keys = {
  user: 'user_id',
  flag: 'is_logged_in',
  draft: 'landingPageDraft',
  draftAuthor: 'landingPageDraftAuthor',
} as const

export const storedUserId = (): string | null => localStorage.getItem(keys.user) || null

export const isLoggedIn = (): boolean => localStorage.getItem(keys.flag) === 'true' && storedUserId() !== null

/** Stores the user after a login. A draft that another user wrote is deleted. */
export function rememberUser(id: string): void {
  const author = localStorage.getItem(keys.draftAuthor)
  if (author !== null && author !== id) draft.clear()
  localStorage.setItem(keys.user, id)
  localStorage.setItem(keys.flag, 'true')
}

export function forgetUser(): void {
  localStorage.removeItem(keys.user)
  localStorage.removeItem(keys.flag)
}

/** The landing page's text while its author logs in. */
export const draft = {
  read: (): string | null => localStorage.getItem(keys.draft),
  /** `author` is the id of the user whose session has ended; null for a visitor who isn't logged in. */
  save(text: string, author: string | null): void {
    localStorage.setItem(keys.draft, text)
    if (author === null) localStorage.removeItem(keys.draftAuthor)
    else localStorage.setItem(keys.draftAuthor, author)
  },
  clear(): void {
    localStorage.removeItem(keys.draft)
    localStorage.removeItem(keys.draftAuthor)
  },
}
