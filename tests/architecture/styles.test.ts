import { expect, test } from 'vitest'
import { filesOf, textOf } from './imports.ts'

test('no style blurs what is behind it: without a GPU that takes seconds', () => {
  const files = filesOf('web/src/**/*.{css,ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /backdrop-?filter|\bblur[:(=]/i.test(textOf(file)))).toEqual([])
})
