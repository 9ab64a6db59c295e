import { language } from '../copy/language.ts'

// Registered when the page is idle: it then loads the scripts of all pages, so that each can be opened offline.
const register = () =>
  void navigator.serviceWorker?.register(`/service-worker.js?language=${language}`).catch(() => {})

if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 })
else setTimeout(register, 5_000)
