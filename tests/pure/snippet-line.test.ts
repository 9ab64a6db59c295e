import { expect, test } from 'vitest'
import { snippetLine } from '../../web/src/lib/snippet-line.ts'

test.each([
  ['Hello Sarah,\n\nThis is Mill & Sons.', 'This is Mill & Sons.'],
  ['Guten Tag Frau Öztürk-Brown,\nja, das passt.', 'Ja, das passt.'],
  ['- Mondays: yes\n- Fridays: no', 'Mondays: yes\n- Fridays: no'],
  ['Yes, on Mondays.\nAnd on Fridays.', 'Yes, on Mondays.\nAnd on Fridays.'],
  ['Hello Sarah,', 'Hello Sarah,'],
  ['-5 degrees', '-5 degrees'],
  ['Bonjour Élodie,\n- 18h30 : oui', '18h30 : oui'],
  ['Estimada Sra. Ruiz,\n\nde acuerdo.', 'De acuerdo.'],
  ['We deliver on Mondays,\nTuesdays and Fridays.', 'We deliver on Mondays,\nTuesdays and Fridays.'],
])('of %j a list shows %j', (text, shown) => {
  expect(snippetLine(text)).toBe(shown)
})
