import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, textOf } from '../architecture/imports.ts'
import { behaviours } from './behaviours.ts'
import { quotes } from './quotes.ts'
import { saidIn, testNames } from './said.ts'
import { table } from './table.ts'

const pages = saidIn('web/src/**/*.{ts,tsx}')
const server = saidIn('src/**/*.ts')
const said = [...pages, ...server]

/** The texts themselves: a quote that ends in a colon is followed by something. */
const textsOf = ({ quote, as }: (typeof table)[number]): readonly string[] =>
  as ?? [quote.endsWith(': ') ? `${quote}…` : quote]

describe('What the specification quotes', () => {
  it('stands in the table, every text of every section', () => {
    const all = Object.entries(quotes).flatMap(([section, texts]) =>
      texts.map((text) => `${section}: ${text}`),
    )
    const listed = new Set(table.map(({ section, quote }) => `${section}: ${quote}`))
    expect(all.filter((text) => !listed.has(text))).toEqual([])
    expect([...listed].filter((text) => !all.includes(text))).toEqual([])
  })

  it('is said by the pages or the server', () => {
    const silent = table
      .filter(({ never }) => !never)
      .flatMap((row) => textsOf(row).filter((text) => !said.some((one) => one.says(text))))
    expect(silent).toEqual([])
  })

  it('is not only written down: what the pages’ words are called by is used', () => {
    const users = [...new Set(pages.map(({ file }) => file))]
      .filter((file) => !file.includes('/copy/'))
      .map(textOf)
      .join('\n')
    const unused = table.flatMap((row) =>
      textsOf(row).flatMap((text) => {
        const places = said.filter((one) => one.says(text))
        const isUsed = places.some(
          ({ file, key }) => !file.includes('/copy/') || (key && new RegExp(`\\b${key}\\b`).test(users)),
        )
        return places.length === 0 || isUsed ? [] : [text]
      }),
    )
    expect(unused).toEqual([])
  })

  it('is shown by a test that is there and says it', () => {
    const inTest = new Map(
      [...new Set(table.flatMap(({ test }) => test?.file ?? []))].map((file) => [file, saidIn(file)]),
    )
    const unshown = table.flatMap((row) => {
      const words = inTest.get(row.test?.file ?? '') ?? []
      return row.never
        ? []
        : textsOf(row).filter((text) => !words.some((one) => one.says(text) || one.saysMostOf(text)))
    })
    expect(unshown).toEqual([])
  })

  it('is missing only with a reason', () => {
    expect(table.filter(({ test, never }) => !test && !never)).toEqual([])
  })
})

describe('Every test that is named', () => {
  it('exists', () => {
    const named = [...table.flatMap(({ test }) => test ?? []), ...behaviours]
    const names = new Map<string, readonly string[]>()
    const missing = named.filter(({ file, name }) => {
      if (!existsSync(join(root, file))) return true
      if (!names.has(file)) names.set(file, testNames(file))
      return !names.get(file)?.includes(name)
    })
    expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })
})
