/** Page views for Google Analytics 4. The script is loaded only with the visitor's consent, and only where an id is set. */

const key = 'analytics_consent'
type Consent = 'granted' | 'denied'

/** The visitor's stored choice; null before they have chosen. */
export function storedConsent(): Consent | null {
  const stored = localStorage.getItem(key)
  return stored === 'granted' || stored === 'denied' ? stored : null
}

export const storeConsent = (choice: Consent): void => localStorage.setItem(key, choice)

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's queue requires the `arguments` object itself, not an array. */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's script reads the arguments object
  window.dataLayer.push(arguments)
}

let loaded = false

function load(id: string): void {
  if (loaded) return
  loaded = true
  gtag('js', new Date())
  // Automatic page views would miss client-side navigation.
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Sends a page view. It leaves out the query string, which identifies listings and companies. */
export function trackPageView(id: string, path: string): void {
  load(id)
  gtag('event', 'page_view', { page_path: path, page_location: window.location.origin + path })
}
