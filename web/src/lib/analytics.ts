/**
 * Page views to Google Analytics 4. Nothing of it is loaded before the person agreed,
 * and nothing ever where no id is set.
 */

const key = 'analytics_consent'
type Consent = 'granted' | 'denied'

export function storedConsent(): Consent | null {
  const stored = localStorage.getItem(key)
  return stored === 'granted' || stored === 'denied' ? stored : null
}

export const storeConsent = (given: Consent): void => localStorage.setItem(key, given)

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's own queue takes the arguments object itself, not an array. */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: what the provider's script reads
  window.dataLayer.push(arguments)
}

let loaded = false

function load(id: string): void {
  if (loaded) return
  loaded = true
  gtag('js', new Date())
  // Page views are sent by hand: the page changes without loading.
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Counts a page. Only its path: what stands behind the question mark names listings and companies. */
export function trackPageView(id: string, path: string): void {
  load(id)
  gtag('event', 'page_view', { page_path: path, page_location: window.location.origin + path })
}
