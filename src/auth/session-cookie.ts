/** The cookie of a logged-in browser. */
export const sessionCookie = 'parley_session'
