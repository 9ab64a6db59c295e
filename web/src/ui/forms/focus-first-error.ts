import { flushSync } from 'react-dom'

/** A group of radio buttons or checkboxes can't be marked as invalid itself: its error is beside it. */
const invalid =
  '[aria-invalid="true"], .mantine-InputWrapper-root:has(> .mantine-InputWrapper-error) input:is([type="radio"], [type="checkbox"])'

/** Shows the errors that `show` sets, and focuses the first field that has one: its error is read with it. */
export function focusFirstError(show: () => void): void {
  flushSync(show)
  const fields = [...document.querySelectorAll<HTMLElement>(invalid)]
  // A dialog covers the page: its fields are the last in the document.
  const inDialog = fields.find((field) => field.closest('[role="dialog"]'))
  const [first] = inDialog ? [inDialog] : fields.filter((field) => field.offsetParent !== null)
  first?.focus({ preventScroll: true })
  // With its label and its error, clear of a dialog's header and buttons.
  const field = first?.closest('.mantine-InputWrapper-root') ?? first
  field?.scrollIntoView({ block: 'nearest' })
}
