import { expect, it } from 'vitest'
import { fitOf, isAccepted } from '../../src/matching/fit.ts'

const score = 0.5

it.each([
  ['a match', true, 0, true],
  ['no match', false, 0.5, false],
  ['no match, but most requirements are met', false, 0.7, true],
  ['unknown', null, 0.2, false],
  ['unknown, and a part of the requirements is met', null, 0.3, true],
])('accepts by the assistant’s verdict and the coverage: %s', (_, match, coverage, accepted) => {
  expect(isAccepted({ match, conflict: false, score }, coverage)).toBe(accepted)
  expect(isAccepted({ match, conflict: true, score }, coverage)).toBe(false)
})
