import { expect, it } from 'vitest'
import { keepPunctuation } from '../../web/src/lib/language/keep-punctuation.ts'

it.each([
  ['Le client demande « Pose ». Est-ce possible ?', 'Le client demande «~Pose~». Est-ce possible~?'],
  ['Délai : trois semaines !', 'Délai~: trois semaines~!'],
  ['Is this possible? Yes: it is.', 'Is this possible? Yes: it is.'],
  ['see :code and ?x', 'see :code and ?x'],
])('breaks no line before French punctuation: %s', (text, expected) => {
  expect(keepPunctuation(text).replaceAll('\u00a0', '~')).toBe(expected)
})
