import { limits } from '../../../../../src/shared/limits.ts'
import type { Package, Term } from '../../../../../src/shared/proposals/agreements.ts'
import { standardWord } from '../../../../../src/shared/proposals/standard-words.ts'
import { proposalFormCopy } from '../../../copy/proposal-form.ts'
import { editableAmount, typedMoney, typedNumber } from '../../../lib/typed-numbers.ts'
import { localDay, type OptionValues, type ProposalValues, type TermValues } from './form-values.ts'

/** The names of the form's fields, which errors refer to. */
export const fields = {
  amount: (optionId: string) => `amount:${optionId}`,
  quantity: (optionId: string) => `quantity:${optionId}`,
  value: (optionId: string, termId: string) => `value:${optionId}:${termId}`,
  label: (termId: string) => `label:${termId}`,
  note: 'note',
  validUntil: 'validUntil',
} as const

/** Each wrong field's error, in the order of the fields. */
export type FormErrors = ReadonlyMap<string, string>

const { errors: texts } = proposalFormCopy

/** Makes packages of what was typed. They are complete only if there are no errors. */
export function readForm(
  values: ProposalValues,
  defaultCurrency: string,
): { packages: Package[]; errors: FormErrors } {
  const errors = new Map<string, string>()
  const keys = keysOf(values.terms)
  for (const { id, label } of values.terms) if (!label.trim()) errors.set(fields.label(id), texts.label)
  const packages = values.options.map((option) =>
    readOption({ ...option, currency: option.currency || defaultCurrency }, values.terms, keys, errors),
  )
  const [first] = values.options
  for (const { id } of values.terms) {
    const isEmpty = values.options.every((option) => !option.terms[id]?.trim())
    if (first && isEmpty) errors.set(fields.value(first.id, id), texts.emptyTerm(values.options.length))
  }
  if (values.note.trim().length > limits.proposalNote) errors.set(fields.note, texts.note)
  if (!values.validUntil) errors.set(fields.validUntil, texts.date)
  else if (values.validUntil < localDay(new Date())) errors.set(fields.validUntil, texts.past)
  return { packages, errors }
}

function readOption(
  option: OptionValues,
  terms: readonly TermValues[],
  keys: ReadonlyMap<string, string>,
  errors: Map<string, string>,
): Package {
  const { id, amount, currency, taxIncluded, deliveryIncluded } = option
  const total = typedMoney(amount, currency)
  const example = editableAmount({ minor: 1_650_000, currency })
  if (!total) errors.set(fields.amount(id), amount.trim() ? texts.amount(example) : texts.total)

  const unit = option.unit.trim()
  const quantity = option.quantity.trim() ? typedNumber(option.quantity) : undefined
  if (quantity === null || (quantity !== undefined && quantity <= 0))
    errors.set(fields.quantity(id), texts.positive)
  else if (unit && quantity === undefined) errors.set(fields.quantity(id), texts.quantity)

  return {
    total: total ?? { minor: 0, currency },
    taxIncluded,
    deliveryIncluded,
    ...(quantity ? { quantity } : {}),
    ...(unit ? { unit } : {}),
    terms: terms.flatMap((term): Term[] => {
      const text = option.terms[term.id]?.trim() ?? ''
      const base = { key: keys.get(term.id) ?? '', label: term.label.trim() }
      if (!text) return []
      if (term.kind === 'choice') return [{ ...base, kind: 'choice', value: standardWord(text, 'en') }]
      if (term.kind !== 'number') return [{ ...base, kind: term.kind, value: text }]
      const value = typedNumber(text)
      if (value === null) errors.set(fields.value(id, term.id), texts.number)
      const termUnit = term.unit.trim()
      return [{ ...base, kind: 'number', value: value ?? 0, ...(termUnit ? { unit: termUnit } : {}) }]
    }),
  }
}

/** Each term's key. A new one is made of the label, so that the same term has the same key in the next proposal. */
function keysOf(terms: readonly TermValues[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    terms.map(({ id, key, label }) => {
      const wanted = key ?? keyOf(label)
      let unique = wanted
      for (let n = 2; taken.has(unique); n++) unique = `${wanted}_${n}`
      taken.add(unique)
      return [id, unique]
    }),
  )
}

const keyOf = (label: string): string =>
  // A standard name has the same key on pages of every language, as a standard choice has the same value.
  standardWord(label.trim(), 'en')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60) || 'term'
