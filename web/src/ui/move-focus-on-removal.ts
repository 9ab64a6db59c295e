const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

/**
 * A `ref` for a list row. When the row is removed while it has the focus, the focus moves to the next row, or to the title
 * of the section the row was in. Otherwise keyboard users would be sent back to the start of the page.
 */
export function moveFocusOnRemoval(row: HTMLElement | null) {
  if (!row) return
  let hasFocus = false
  const onFocusIn = () => {
    hasFocus = true
  }
  // relatedTarget is null when the focused button becomes disabled: the row still counts as focused.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    hasFocus &&= relatedTarget === null
  }
  row.addEventListener('focusin', onFocusIn)
  row.addEventListener('focusout', onFocusOut)
  return () => {
    if (!hasFocus || (document.activeElement !== document.body && !row.contains(document.activeElement)))
      return
    const next = row.nextElementSibling
    const section = row.parentElement?.closest<HTMLElement>('[aria-labelledby], [tabindex]')
    // Runs after the removal. Does nothing if the whole section was removed or something else took the focus.
    queueMicrotask(() => {
      if (row.isConnected || !section?.isConnected || document.activeElement !== document.body) return
      const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section
      const target = next?.querySelector<HTMLElement>(focusable) ?? title
      if (target === title && !title.hasAttribute('tabindex')) title.tabIndex = -1
      target.focus({ preventScroll: true })
    })
  }
}
