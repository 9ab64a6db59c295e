/** Texts that any form may show. */

/** Asked when a form with unsaved input is closed. */
export const leaveCopy = {
  title: 'Leave this form?',
  text: 'As a draft it comes back when you open it again.',
  discard: 'Discard',
  keep: 'Keep as draft',
  stay: 'Go on writing',
} as const

/** A draft that came back. */
export const restoredCopy = {
  text: 'This is the draft you left.',
  startOver: 'Start over',
} as const

/** What can be brought back for a while. */
export const droppedCopy = {
  changes: 'Your changes are discarded.',
  removed: (name: string) => (name ? `“${name}” is removed.` : 'It is removed.'),
} as const
