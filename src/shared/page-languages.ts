/** The languages of the pages. Each has its own build of the client; the browser or the person chooses. */
export const pageLanguages = ['en', 'de'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** The cookie with the chosen language. Scripts read it, so it isn't httpOnly. */
export const languageCookie = 'parley_language'

export const isPageLanguage = (text: unknown): text is PageLanguage =>
  pageLanguages.includes(text as PageLanguage)
