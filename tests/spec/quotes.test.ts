import { expect, test } from 'vitest'
import { textOf } from '../architecture/imports.ts'
import { quotes } from './quotes.ts'
import { textsIn } from './source-texts.ts'

const pages = textsIn('web/src/**/*.{ts,tsx}')
const server = textsIn('src/**/*.ts')
const sources = [...pages, ...server]

test.each(Object.entries(quotes))('the pages or the server contain every quote of the %s', (_, group) => {
  expect(group.filter((quote) => !sources.some((text) => text.matches(quote)))).toEqual([])
})

test('every quote in web/src/copy is used by a page', () => {
  const code = [...new Set(pages.map(({ file }) => file))]
    .filter((file) => !file.includes('/copy/'))
    .map(textOf)
    .join('\n')
  const unused = Object.values(quotes)
    .flat()
    .filter(
      (quote) =>
        !sources.some(
          ({ file, key, matches }) =>
            matches(quote) && (!file.includes('/copy/') || (key && new RegExp(`\\b${key}\\b`).test(code))),
        ),
    )
  expect(unused).toEqual([])
})
