import type * as english from '../forms.ts'
import type { Translated } from './translated.ts'

export * from '../forms.ts'

export const leaveCopy = {
  title: 'Dieses Formular verlassen?',
  text: 'Als Entwurf ist es wieder da, wenn Sie es erneut öffnen.',
  discard: 'Verwerfen',
  keep: 'Als Entwurf behalten',
  stay: 'Weiterschreiben',
} satisfies Translated<typeof english.leaveCopy>

export const restoredCopy = {
  text: 'Das ist der Entwurf, den Sie verlassen haben.',
  startOver: 'Neu beginnen',
} satisfies Translated<typeof english.restoredCopy>

export const droppedCopy = {
  changes: 'Ihre Änderungen sind verworfen.',
  removed: (name) => (name ? `„${name}“ ist entfernt.` : 'Das ist entfernt.'),
} satisfies Translated<typeof english.droppedCopy>
