import { describe, expect, test } from 'vitest'
import { devPrivateClauses } from '../../scripts/eval/sets/dev-private-clauses.ts'
import { heldOutPrivateClauses } from '../../scripts/eval/sets/held-out-private-clauses.ts'

/** Counts the cases of each kind, so that two halves can be compared. */
const mixOf = <T>(cases: readonly T[], kind: (one: T) => string) => {
  const mix: Record<string, number> = {}
  for (const one of cases) mix[kind(one)] = (mix[kind(one)] ?? 0) + 1
  return mix
}

/** The parts that do not occur in the text to the letter. */
const missingIn = (text: string, parts: readonly string[]) =>
  parts.filter((part) => !part || !text.includes(part))

/** The ids or texts that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

describe('private clauses', () => {
  const all = [...devPrivateClauses, ...heldOutPrivateClauses]

  test('both halves have the same mix', () => {
    const kind = (one: (typeof all)[number]) => `${one.language} ${one.private.length > 0}`
    expect(mixOf(devPrivateClauses, kind)).toEqual(mixOf(heldOutPrivateClauses, kind))
  })

  test('ids and texts are unique', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ text }) => text))).toEqual([])
  })

  test.each(all)('$id: the parts are verbatim', (one) => {
    expect(missingIn(one.text, [...one.private, ...one.sayable])).toEqual([])
  })
})
