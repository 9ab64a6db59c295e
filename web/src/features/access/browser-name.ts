import { accessCopy } from '../../copy/access.ts'

const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** E.g. 'Firefox on Linux', so that users recognize their browser; null if the user agent is unknown. */
export function browserName(userAgent: string): string | null {
  const [browser, system] = [browsers, systems].map(
    (patterns) => patterns.find(([, pattern]) => pattern.test(userAgent))?.[0],
  )
  if (browser && system) return accessCopy.sessions.browser(browser, system)
  return browser ?? system ?? null
}
