const focusable = 'a, button, input, textarea'

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Renders the app over its prerendered HTML, and replays what the visitor did before the scripts had loaded: typed
 * text, the focus with its selection, and the last pressed button (`data-pressed`, set by public/first.js).
 */
export function hydrate(root: HTMLElement, render: () => void): void {
  const before = [...root.querySelectorAll<HTMLElement>(focusable)]
  const focused = before.findIndex((element) => element.matches(':focus'))
  const pressed = before.findLastIndex((element) => element.dataset.pressed !== undefined)
  render()
  delete root.dataset.drawn
  const after = [...root.querySelectorAll<HTMLElement>(focusable)]

  before.forEach((prerendered, index) => {
    const field = after[index]
    const typed = isField(prerendered) && prerendered.value !== prerendered.defaultValue
    if (typed && isField(field)) setValue(field, prerendered.value)
  })
  restoreFocus(after[focused], before[focused])
  after[pressed]?.click()
}

/** Sets the value as typing does. The instance's own setter is React's, which would suppress the input event. */
function setValue(field: Field, value: string): void {
  field.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function restoreFocus(element: HTMLElement | undefined, prerendered: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true })
  if (prerendered instanceof HTMLTextAreaElement && element instanceof HTMLTextAreaElement) {
    element.setSelectionRange(prerendered.selectionStart, prerendered.selectionEnd)
  }
}
