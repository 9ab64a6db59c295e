import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { filesOf, root } from '../../tests/architecture/imports.ts'
import { serverMessages } from '../../web/src/copy/de/server-messages.ts'

/*
 * Opens the views' states on the German pages. The views name buttons, fields and texts in English; the copy says what
 * they are called in German.
 */

type Name = string | RegExp
type Pair = readonly [english: string, german: string]

/** Stands for a value inside a text. It is a string and, where a text counts, a number that no copy contains. */
const value = '98765'

const pairs: Pair[] = Object.entries(serverMessages)
const german = 'web/src/copy/de/'
for (const file of filesOf(`${german}**/*.ts`)) {
  const name = file.slice(german.length)
  const english = name.startsWith('src/') ? name : `web/src/copy/${name}`
  if (existsSync(join(root, english)))
    collect(await import(join(root, english)), await import(join(root, file)))
}
// The most exact first.
pairs.sort(([a], [b]) => b.length - a.length)

function collect(english: unknown, german: unknown): void {
  if (typeof english === 'string' && typeof german === 'string') pairs.push([english, german])
  else if (typeof english === 'function' && typeof german === 'function') {
    for (const first of ['seller', 'buyer', 'individual', value])
      for (const other of [value, 0])
        try {
          collect(english(first, other, other), german(first, other, other))
        } catch {
          // A function with other parameters.
        }
  } else if (typeof english === 'object' && english !== null && typeof german === 'object')
    for (const [key, text] of Object.entries(english)) collect(text, german?.[key as keyof typeof german])
}

/** A pattern for a text whose values may be anything. */
const patternOf = (text: string, anything: string) => text.split(value).map(RegExp.escape).join(anything)

/** The German for a name with a value in it, such as `Remove Option A`. */
function withValue(name: string): string | null {
  for (const [english, german] of pairs) {
    if (english.split(value).length !== 2 || !/\p{L}{3}/u.test(english.replace(value, ''))) continue
    const [, found] = new RegExp(`^${patternOf(english, '(.+)')}$`).exec(name) ?? []
    if (found) return german.replace(value, found)
  }
  return null
}

function translate(name: Name): Name {
  if (typeof name === 'string') {
    const [, exact] = pairs.find(([english]) => english === name) ?? []
    const german = exact ?? withValue(name)
    if (german) return german
  }
  const found = pairs.filter(([english]) =>
    typeof name === 'string' ? english.startsWith(name) : name.test(english),
  )
  if (found.length === 0) return name
  const alternatives = found.map(([, german]) => patternOf(german, '.+'))
  return new RegExp(`^(?:${alternatives.join('|')})`)
}

const isName = (argument: unknown): argument is Name =>
  typeof argument === 'string' || argument instanceof RegExp

function translateOptions(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || options instanceof RegExp) return options
  const entries = Object.entries(options).map(([key, option]) => [
    key,
    (key === 'name' || key === 'hasText') && isName(option) ? translate(option) : option,
  ])
  return Object.fromEntries(entries)
}

/** The page, on which elements are found by their English names. */
export const inGerman = (page: Page): Page => wrap(page)

function wrap<Finder extends object>(finder: Finder): Finder {
  return new Proxy(finder, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      if (!/^(getBy\w+|filter|locator|first|last|nth|or|and)$/.test(String(key))) return member.bind(target)
      return (first: unknown, ...rest: unknown[]) => {
        const named = /^getBy(?!Role|TestId)/.test(String(key)) && isName(first) ? translate(first) : first
        const options = key === 'or' || key === 'and' ? first : translateOptions(named)
        return wrap(member.call(target, options, ...rest.map(translateOptions)))
      }
    },
  })
}
