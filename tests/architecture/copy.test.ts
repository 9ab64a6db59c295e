import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesOf, textOf } from './imports.ts'

/** Texts that aren't sentences for people: names, keys, wire values, values of attributes and styles. */
const allowed = [
  /^(Parley|Escape|Enter|Backspace|Delete|AbortError|Stopped)$/,
  /^(Edge|Opera|Firefox|Chrome|Safari|Android|Windows|Linux)$/,
  /^company (manager|individual contributor)$/,
  /^not meet$/,
  /^noreferrer noopener$/,
  /sans-serif$/,
  /^color-mix\(/,
]

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value) || value.type === 'ImportDeclaration') return
  yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

function textIn(node: Node): string {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string'))
    return String(node.value).trim()
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked.trim() : ''
}

const isSentence = (node: Node, text: string) =>
  node.type === 'JSXText' ? /\p{L}/u.test(text) : /^[A-Z][a-z]|[a-z]{2,} [a-z]{2,}/.test(text)

test('texts for people are in web/src/copy, where they have a translation', () => {
  const found = filesOf('web/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('/copy/'))
    .flatMap((file) =>
      [...nodesIn(parseSync(file, textOf(file)).program)]
        .map((node) => ({ node, text: textIn(node) }))
        .filter(({ node, text }) => isSentence(node, text) && !allowed.some((one) => one.test(text)))
        .map(({ text }) => `${file}: ${text}`),
    )
  expect(found).toEqual([])
})
