// Runs before the page's modules. It is a file because the content security policy forbids inline scripts.

// Sets the color scheme before the first paint, so that a dark page never flashes light.
;(() => {
  let scheme = null
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value')
  } catch {}
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// A prerendered page loads its scripts after the first paint: before it, they would compete with the styles for bandwidth.
addEventListener('DOMContentLoaded', () => {
  const scripts = document.querySelector('template#scripts')
  if (!scripts) return
  const loadScripts = () => document.head.append(scripts.content)
  if (document.hidden) return loadScripts()
  requestAnimationFrame(() => {
    // A font that arrives after the first frame would shift the layout: this page keeps the fallback (ui/theme/font.css).
    if (!document.fonts.check("1em 'Inter Variable'", 'P')) document.documentElement.dataset.font = 'late'
    setTimeout(loadScripts)
  })
})

// A button that is pressed before the scripts are loaded is marked, and clicked again after hydration (lib/hydrate.ts).
addEventListener(
  'click',
  ({ target }) => target.closest('[data-drawn] button')?.setAttribute('data-pressed', ''),
  true,
)
addEventListener('submit', (event) => event.target.closest('[data-drawn]') && event.preventDefault(), true)
