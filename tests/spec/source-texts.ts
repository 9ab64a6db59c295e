import { parseSync } from 'oxc-parser'
import { filesOf, textOf } from '../architecture/imports.ts'

/** A string, template literal or JSX text of a source file. */
interface SourceText {
  readonly file: string
  /** The nearest property name above it, null outside objects. */
  readonly key: string | null
  /** Whether the quote is part of this text, or an instance of this template. */
  matches(quote: string): boolean
}

/** Every text in the files that a glob matches, without generated ones, the glossary and the trades. */
export function textsIn(glob: string): SourceText[] {
  const files = filesOf(glob).filter((file) => !/\.gen\.|\/(glossary|trades)\//.test(file))
  return files.flatMap((file) =>
    [...walk(parseSync(file, textOf(file)).program, null)].flatMap(([node, key]) => {
      const parts = partsOf(node)
      return parts ? [{ file, key, matches: matcher(parts) }] : []
    }),
  )
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Every node under `value` with the name of the nearest property above it. */
function* walk(value: unknown, key: string | null): Generator<[Node, string | null]> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item, key)
  if (!isNode(value)) return
  yield [value, key]
  const own = value.type === 'Property' && isNode(value.key) ? nameOf(value.key) : null
  for (const [field, child] of Object.entries(value)) {
    if (field !== 'key') yield* walk(child, own ?? key)
  }
}

const nameOf = ({ name, value }: Node) => String(name ?? value ?? '')

/** The fixed parts of a text, between its placeholders; null when the node is no text. */
function partsOf(node: Node): string[] | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'JSXText') return [String(node.value).trim().replace(/\s+/g, ' ')]
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked)
}

/** A template matches when its fixed parts make up at least 30 % of the quote. */
function matcher(parts: readonly string[]): SourceText['matches'] {
  const fixedLength = parts.join('').length
  const whole = new RegExp(`^${parts.map(escapeRegExp).join('.*')}$`, 's')
  return (quote) =>
    parts.some((part) => part.includes(quote)) ||
    (whole.test(quote) && fixedLength >= quote.trim().length * 0.3)
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
