import { expect, it } from 'vitest'
import { contextFeaturesOf } from '../../src/language/money/decision/context-features.ts'

it('gives the amounts of a sentence the concepts and the words of the other sentences', () => {
  const [first, second] = contextFeaturesOf(['We paid a deposit.', 'It costs 900 euros.'], 'en')
  expect(first).toContain('elsewhere: euro')
  expect(first).toContain('elsewhere later cost')
  expect(first).not.toContain('elsewhere deposit')
  expect(second).toContain('elsewhere earlier deposit')
  expect(second).not.toContain('elsewhere cost')
})

it('is empty for a text of one sentence', () => {
  expect(contextFeaturesOf(['It costs 900 euros.'], 'en')).toEqual([new Set()])
})
