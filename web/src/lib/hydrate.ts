const reachable = 'a, button, input, textarea'

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Draws the page over the same that came drawn ahead. What somebody began there while the scripts were on their way
 * goes on: the words they wrote, where they were, and the button they pressed (`data-pressed`, public/first.js).
 */
export function hydrate(root: HTMLElement, draw: () => void): void {
  const before = [...root.querySelectorAll<HTMLElement>(reachable)]
  const focused = before.findIndex((element) => element.matches(':focus'))
  const pressed = before.findLastIndex((element) => element.dataset.pressed !== undefined)
  draw()
  delete root.dataset.drawn
  const after = [...root.querySelectorAll<HTMLElement>(reachable)]

  before.forEach((old, at) => {
    const now = after[at]
    if (isField(old) && isField(now) && old.value !== old.defaultValue) write(now, old.value)
  })
  focus(after[focused], before[focused])
  after[pressed]?.click()
}

/** As if it were typed: React hears of a value only past its own setter. */
function write(field: Field, value: string): void {
  field.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function focus(now: HTMLElement | undefined, old: HTMLElement | undefined): void {
  now?.focus({ preventScroll: true })
  if (old instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement) {
    now.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
}
