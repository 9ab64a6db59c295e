/** Loads the document in the chosen language. The service worker of the other language would show its own offline. */
export async function reloadInLanguage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.unregister()
  location.reload()
}
