import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { errors } from '../../src/shared/errors.ts'
import { serverMessages } from '../../web/src/copy/de/server-messages.ts'
import { filesOf, root, textOf } from '../architecture/imports.ts'

/** Modules without texts: they follow the locale, or the build replaces what they import. */
const neutral = ['amount-in-words', 'count', 'sentence']
/** Texts that are the same in German. */
const sameTexts =
  /^(?:Name|Website|Premium|Status|Option|Person|Webhooks|Cookies|SHA-256|English|Deutsch|https:.*)$/
const codes = /^(?:[A-Z]{3}|kg|[a-z]+(?:_[a-z]+)*)$/
const samePaths =
  /^(?:access\.short(?:Day|Moment)|board\.boardCopy\.(?:rate|option|optionShort)|leads\.(?:placesDay|leadCopy\.tabs\.details)|listings\.listingsCopy\.pointLabel|main\.upgradeText|proposals\.proposalCopy\.option)$/

type Text = readonly [path: string, text: string]

/** Every text in a value, by its path; of a function that returns no object, its source. */
function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const forSide = resultOf(value as (side: string) => unknown)
    return typeof forSide === 'object' ? textsOf(forSide, path) : [[path, String(value)]]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, child]) => textsOf(child, `${path}.${key}`))
}

/** Functions that return several texts take a side. */
function resultOf(text: (side: string) => unknown): unknown {
  try {
    return text('seller') ?? ''
  } catch {
    return ''
  }
}

const modules = filesOf('web/src/copy/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => !neutral.includes(name))

describe.each(modules)('web/src/copy/%s.ts', (name) => {
  test('has a German module with the same keys, all translated', async () => {
    expect(existsSync(join(root, `web/src/copy/de/${name}.ts`))).toBe(true)
    const english = await import(`../../web/src/copy/${name}.ts`)
    const german = await import(`../../web/src/copy/de/${name}.ts`)
    expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted())
    const germanOf = new Map(textsOf({ ...german }, name))
    const texts = textsOf({ ...english }, name)
    expect([...germanOf.keys()]).toEqual(texts.map(([path]) => path))
    const untranslated = texts.filter(
      ([path, text]) =>
        germanOf.get(path) === text &&
        /[a-z]{2}/i.test(text) &&
        !sameTexts.test(text) &&
        !codes.test(text) &&
        !samePaths.test(path),
    )
    expect(untranslated).toEqual([])
    // German quotation marks, the ellipsis with a space before it, and the formal address.
    const informal = /\w\.\.\.|“\w|\w…|\b(?:du|dich|dir|dein\w*)\b/i
    expect([...germanOf].filter(([, text]) => informal.test(text))).toEqual([])
  })
})

describe('messages of the server', () => {
  test('every error has German text', () => {
    const missing = Object.values(errors).filter(({ message }) => !(message in serverMessages))
    expect(missing).toEqual([])
  })

  test('so has every message of an input or a rule that pages show', () => {
    const files = filesOf(
      'src/{auth,companies,listings,leads,agreements,billing,media,webhooks}/**/{schema,policy}.ts',
    )
    const sentences = files.flatMap((file) =>
      [...literalsIn(parseSync(file, textOf(file)).program)].filter((text) =>
        /^[A-Z].* .*[.!?]$/s.test(text),
      ),
    )
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter((text) => !(text in serverMessages))).toEqual([])
  })
})

function* literalsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'Literal' && 'value' in value && typeof value.value === 'string')
    yield value.value
  for (const child of Object.values(value)) yield* literalsIn(child)
}
