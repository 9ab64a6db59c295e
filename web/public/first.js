// What comes before the page's own scripts. A file of its own: the page allows no inline script.

// Before the first paint, so that a dark page never flashes light.
;(() => {
  let scheme = null
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value')
  } catch {}
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// A page that came drawn is seen first, and fetches its scripts then: they would take the styles' place on the line.
addEventListener('DOMContentLoaded', () => {
  const scripts = document.querySelector('template#scripts')
  if (!scripts) return
  const fetchThem = () => document.head.append(scripts.content)
  if (document.hidden) return fetchThem()
  requestAnimationFrame(() => {
    // A font that isn't there for the first frame would move what is read: this page goes without it (ui/font.css).
    if (!document.fonts.check("1em 'Inter Variable'", 'P')) document.documentElement.dataset.font = 'late'
    setTimeout(fetchThem)
  })
})

// A button that is pressed before they are there waits, marked, and is pressed again (lib/take-over.ts).
addEventListener(
  'click',
  ({ target }) => target.closest('[data-drawn] button')?.setAttribute('data-pressed', ''),
  true,
)
addEventListener('submit', (event) => event.target.closest('[data-drawn]') && event.preventDefault(), true)
