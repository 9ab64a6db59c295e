import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * A sentence for a person, such as 'email is required.', in place of zod's messages. It describes the first issue; when
 * all issues are custom messages of our schemas, it joins them. undefined without issues.
 */
export function inputErrorMessage(issues: readonly Issue[]): string | undefined {
  if (issues.length > 0 && issues.every((issue) => issue.code === 'custom'))
    return issues.map((issue) => issue.message).join(' ')
  const [first] = issues
  return first && sentence(first)
}

/** The start of zod's default messages. Other messages come from our schemas. */
const defaultMessage = /^(Invalid|Too (big|small)|Unrecognized)/

function sentence(issue: Issue): string {
  if (!defaultMessage.test(issue.message)) return issue.message
  const field = fieldOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue)
        ? `${field} is required.`
        : `${field} must be ${typeNames[issue.expected] ?? 'something else'}.`
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
    case 'unrecognized_keys':
      return `${field} has no field ${issue.keys.join(', ')}.`
    default:
      return `${field} is not valid.`
  }
}

const isMissing = ({ message }: Issue) => message.endsWith('received undefined')

/** Describes the closest member of a union: the one whose first issue is nested deepest. */
function unionSentence(issue: Extract<Issue, { code: 'invalid_union' }>, field: string): string {
  const firstIssues = issue.errors.flatMap(([first]) => (first ? [first] : []))
  const deepest = firstIssues.sort((a, b) => b.path.length - a.path.length)[0]
  const hasWrongType = firstIssues.every((one) => one.path.length === 0 && one.code === 'invalid_type')
  if (!deepest || hasWrongType) {
    if (firstIssues.length > 0 && firstIssues.every(isMissing)) return `${field} is required.`
    const types = firstIssues.flatMap((one) => (one.code === 'invalid_type' ? [typeNames[one.expected]] : []))
    return types.length > 0
      ? `${field} must be ${[...new Set(types)].join(' or ')}.`
      : `${field} is not valid.`
  }
  return sentence({ ...deepest, path: [...issue.path, ...deepest.path] })
}

const typeNames: Readonly<Record<string, string>> = {
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

/** Such as `new_seller_qa[0].answer`; 'The input' for the root. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  ) || 'The input'
