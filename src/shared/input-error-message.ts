import type { z } from 'zod'

/** What is wrong with an input, as a person would say it: 'email is required.' instead of a parser's words. */

type Issue = z.core.$ZodIssue

/** A sentence for the first thing wrong; where all messages are our schemas' own sentences, all of them. */
export function inputErrorMessage(issues: readonly Issue[]): string | undefined {
  if (issues.length > 0 && issues.every((issue) => issue.code === 'custom'))
    return issues.map((issue) => issue.message).join(' ')
  const [first] = issues
  return first && sentence(first)
}

/** How the parser's own messages begin. */
const standard = /^(Invalid|Too (big|small)|Unrecognized)/

function sentence(issue: Issue): string {
  if (!standard.test(issue.message)) return issue.message
  const field = fieldOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue)
        ? `${field} is required.`
        : `${field} must be ${kinds[issue.expected] ?? 'something else'}.`
    case 'too_small':
      return Number(issue.minimum) <= 1 && issue.origin !== 'number'
        ? `${field} is required.`
        : `${field} must be ${sizeOf(issue.origin, 'at least', Number(issue.minimum))}.`
    case 'too_big':
      return `${field} must be ${sizeOf(issue.origin, 'at most', Number(issue.maximum))}.`
    case 'invalid_value':
      return `${field} must be ${issue.values.filter((value) => value !== '').join(' or ')}.`
    case 'invalid_format':
      return issue.format === 'uuid' ? `${field} must be an id.` : `${field} is not well formed.`
    case 'invalid_union':
      return unionSentence(issue, field)
    default:
      return `${field} is not valid.`
  }
}

const isMissing = ({ message }: Issue) => message.endsWith('received undefined')

/** Of several possible shapes, what is wrong with the nearest: the one whose first mistake lies deepest. */
function unionSentence(issue: Extract<Issue, { code: 'invalid_union' }>, field: string): string {
  const tried = issue.errors.flatMap(([first]) => (first ? [first] : []))
  const deepest = tried.sort((a, b) => b.path.length - a.path.length)[0]
  const outright = tried.every((one) => one.path.length === 0 && one.code === 'invalid_type')
  if (!deepest || outright) {
    if (tried.length > 0 && tried.every(isMissing)) return `${field} is required.`
    const shapes = tried.flatMap((one) => (one.code === 'invalid_type' ? [kinds[one.expected]] : []))
    return shapes.length > 0
      ? `${field} must be ${[...new Set(shapes)].join(' or ')}.`
      : `${field} is not valid.`
  }
  return sentence({ ...deepest, path: [...issue.path, ...deepest.path] })
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
}

function sizeOf(origin: string, bound: string, size: number): string {
  if (origin === 'string') return `${bound} ${size} characters long`
  if (origin === 'array') return `a list of ${bound} ${size} entries`
  return `${bound} ${size}`
}

/** `new_seller_qa[0].answer`; the input itself has no name. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  ) || 'The input'
