const reachable = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

/**
 * For a row's `ref`: a row that goes while one is in it hands the focus on to the next, or to the title of the part it
 * stood in. Otherwise whoever works by keyboard would be thrown back to the page's start.
 */
export function moveFocusOnRemoval(row: HTMLElement | null) {
  if (!row) return
  let within = false
  const enter = () => {
    within = true
  }
  // Into nowhere one goes too when the button one pressed is disabled.
  const leave = ({ relatedTarget }: FocusEvent) => {
    within &&= relatedTarget === null
  }
  row.addEventListener('focusin', enter)
  row.addEventListener('focusout', leave)
  return () => {
    if (!within || (document.activeElement !== document.body && !row.contains(document.activeElement))) return
    const next = row.nextElementSibling
    const part = row.parentElement?.closest<HTMLElement>('[aria-labelledby], [tabindex]')
    // Once it has gone, unless with the whole page, or for something else that took the focus.
    queueMicrotask(() => {
      if (row.isConnected || !part?.isConnected || document.activeElement !== document.body) return
      const title = document.getElementById(part.getAttribute('aria-labelledby') ?? '') ?? part
      const place = next?.querySelector<HTMLElement>(reachable) ?? title
      if (place === title && !title.hasAttribute('tabindex')) title.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}
