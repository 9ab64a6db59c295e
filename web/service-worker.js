// The service worker: shows the pages without a connection. The build inserts the files of each language.
// It caches the pages' own scripts and styles alone: never a response of the API, a stored file or another document.

/** By language: the shell, which is the document without a page's content, and every script and style that pages load. */
const builds = /* the build's files */ {}

const language = new URL(self.location.href).searchParams.get('language')
const { shell, version, files } = builds[language] ?? builds.en
const cacheName = `parley-${language}-${version}`

// A new version waits until the pages of the old one are closed, since these still load its files.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([shell, ...files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('parley-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && isPage(pathname)) {
    event.respondWith(fetch(request).catch(() => fromCache(shell)))
  } else if (files.includes(pathname)) {
    event.respondWith(fromCache(pathname).then((cached) => cached ?? fetch(request)))
  }
})

/** The server's other documents have a slash or an extension in their paths. */
const isPage = (pathname) => /^\/[\w-]*\/?$/.test(pathname)

const fromCache = (path) => caches.open(cacheName).then((cache) => cache.match(path))
