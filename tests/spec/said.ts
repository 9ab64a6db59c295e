import { parseSync } from 'oxc-parser'
import { filesOf, textOf } from '../architecture/imports.ts'

/** What the source files say: every string, template, text between tags and regular expression. */

interface Said {
  readonly file: string
  /** The nearest name it stands under, in an object. */
  readonly key: string | null
  /** What stands here, with … for what is filled in. */
  readonly text: string
  /** Whether `text` is said here, whole or as a part. */
  says(text: string): boolean
  /** Whether what stands here is most of `text`, whose … stands for anything. */
  saysMostOf(text: string): boolean
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Every node under `value` with the nearest property's name. */
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
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Words = Pick<Said, 'text' | 'says' | 'saysMostOf'>

function pattern(parts: readonly string[]): Words {
  const fixed = parts.join('').length
  const whole = new RegExp(`^${parts.map(escaped).join('.*')}$`, 's')
  const text = parts.join('…')
  return {
    text,
    says: (wanted) =>
      parts.some((part) => part.includes(wanted)) ||
      (whole.test(wanted) && fixed >= wanted.trim().length * 0.3),
    saysMostOf: (wanted) =>
      new RegExp(wanted.split('…').map(escaped).join('.*'), 's').test(text) ||
      (fixed >= wanted.length * 0.5 && new RegExp(parts.map(escaped).join('.+'), 's').test(wanted)),
  }
}

function saidBy(node: Node): Words | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return pattern([node.value])
  if (node.type === 'JSXText') return pattern([String(node.value).trim().replace(/\s+/g, ' ')])
  if (node.type === 'Literal' && node.value instanceof RegExp) {
    const expression = node.value
    const test = (wanted: string) => expression.test(wanted)
    return { text: expression.source, says: test, saysMostOf: test }
  }
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { value: { cooked: string } }[]
  return pattern(quasis.map(({ value }) => value.cooked))
}

/** What the files of a glob say. */
export function saidIn(glob: string): Said[] {
  return filesOf(glob).flatMap((file) =>
    [...walk(parseSync(file, textOf(file)).program, null)].flatMap(([node, key]) => {
      const said = saidBy(node)
      return said ? [{ file, key, ...said }] : []
    }),
  )
}

/** The names of a file's tests. */
export function testNames(file: string): string[] {
  return [...walk(parseSync(file, textOf(file)).program, null)].flatMap(([node]) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return []
    const [name] = node.arguments as Node[]
    return name?.type === 'Literal' ? [String(name.value)] : []
  })
}

/** `it`, `test`, `it.each(…)` and their like. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  return isTest(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}
