import type { Autonomy, MandateContent } from '../../../../src/negotiation/mandate-content.ts'
import type { Style, TermWorth } from '../../../../src/negotiation/types.ts'
import { standardWord } from '../../../../src/shared/proposals/standard-words.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { editableAmount, typedMoney } from '../../lib/typed-numbers.ts'
import { showWord } from '../proposals/card/show-term.ts'
import { endOfDay, localDay } from '../proposals/dialog/form-values.ts'

/** The form's fields as people type them. */
export interface MandateValues {
  target: string
  walkAway: string
  autonomy: Autonomy
  ceiling: string
  currency: string
  maxRounds: string
  style: Style
  /** YYYY-MM-DD */
  deadline: string
  terms: TermValues[]
  everywhere: boolean
}

export interface TermValues {
  id: number
  kind: 'number' | 'choice' | 'must'
  label: string
  /** Empty: it doesn't matter. */
  perUnit: string
  min: string
  max: string
  unit: string
  options: string
  /** The only value that is agreed. */
  must: string
}

export const emptyTerm = (id: number, kind: TermValues['kind']): TermValues => ({
  id,
  kind,
  label: '',
  perUnit: '',
  min: '0',
  max: '',
  unit: '',
  options: '',
  must: '',
})

export const emptyValues: MandateValues = {
  target: '',
  walkAway: '',
  autonomy: 'propose',
  ceiling: '',
  currency: 'EUR',
  maxRounds: '12',
  style: 'balanced',
  deadline: '',
  terms: [],
  everywhere: false,
}

/** The content, or what is wrong with each field. A term's error has the key `term-<id>`. */
type Read =
  | { readonly content: MandateContent; readonly errors: null }
  | { readonly content: null; readonly errors: Readonly<Record<string, string>> }

export function readValues(side: Side, values: MandateValues): Read {
  const errors: Record<string, string> = {}
  const { currency } = values
  const amount = (field: 'target' | 'walkAway' | 'ceiling') => {
    const minor = typedMoney(values[field], currency)?.minor ?? 0
    if (minor < 1) errors[field] = mandateCopy.badAmount
    return minor
  }
  const [target, walkAway] = [amount('target'), amount('walkAway')]
  if (!errors.target && !errors.walkAway && (side === 'seller' ? target <= walkAway : target >= walkAway))
    errors.target = mandateCopy.badOrder(side)
  const ceiling = values.autonomy === 'conclude' ? amount('ceiling') : null
  const maxRounds = wholeNumber(values.maxRounds)
  if (maxRounds === null || maxRounds < 1 || maxRounds > 50) errors.maxRounds = mandateCopy.badNumber
  const terms = values.terms.flatMap((term) => {
    const read = readTerm(term, currency)
    if (!read) errors[`term-${term.id}`] = mandateCopy.badTerm
    return read ? [read] : []
  })
  if (Object.keys(errors).length > 0) return { content: null, errors }
  const { autonomy, style } = values
  return {
    errors: null,
    content: {
      currency,
      target,
      walkAway,
      worth: terms.map(({ worth }) => worth),
      bounds: terms.flatMap(({ bounds }) => bounds),
      terms: terms.map(({ name }) => name),
      deadline: values.deadline ? endOfDay(values.deadline).toISOString() : null,
      maxRounds: maxRounds ?? 1,
      style,
      autonomy,
      ceiling,
    },
  }
}

function readTerm({ kind, label, perUnit, min, max, unit, options, must }: TermValues, currency: string) {
  const key = keyOf(label)
  if (!key) return null
  const name = { key, label: label.trim(), ...(unit.trim() ? { unit: unit.trim() } : {}) }
  if (kind === 'must') {
    const value = standardWord(must.trim(), 'en')
    return value ? { name, worth: { key, must: wholeNumber(value) ?? value }, bounds: [] } : null
  }
  if (kind === 'number') {
    const [worth, from, to] = [signedAmount(perUnit || '0', currency), wholeNumber(min), wholeNumber(max)]
    if (worth === null || from === null || to === null || from > to) return null
    return { name, worth: { key, perUnit: worth }, bounds: [{ key, min: from, max: to, step: 1 }] }
  }
  const rows = options
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [option = '', worth = '0'] = line.split('=').map((part) => part.trim())
      return [standardWord(option, 'en'), signedAmount(worth, currency)] as const
    })
  if (rows.length === 0 || rows.some(([option, worth]) => !option || worth === null)) return null
  const worth: TermWorth = {
    key,
    options: Object.fromEntries(rows.map(([option, minor]) => [option, minor ?? 0])),
  }
  return { name, worth, bounds: [] }
}

const keyOf = (label: string) =>
  // A standard name has the same key on pages of every language, and so has a standard choice: both sides' mandates meet.
  standardWord(label.trim(), 'en')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const wholeNumber = (text: string): number | null => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : null)

function signedAmount(text: string, currency: string): number | null {
  const money = typedMoney(text.trim().replace(/^[-−]/, ''), currency)
  return money === null ? null : /^[-−]/.test(text.trim()) ? 0 - money.minor : money.minor
}

/** The fields of a saved mandate. */
export function valuesOf(content: MandateContent, everywhere: boolean): MandateValues {
  const { currency } = content
  const decimal = (minor: number) =>
    `${minor < 0 ? '-' : ''}${editableAmount({ minor: Math.abs(minor), currency })}`
  return {
    target: decimal(content.target),
    walkAway: decimal(content.walkAway),
    autonomy: content.autonomy,
    ceiling: content.ceiling === null ? '' : decimal(content.ceiling),
    currency,
    maxRounds: String(content.maxRounds),
    style: content.style,
    deadline: content.deadline ? localDay(new Date(content.deadline)) : '',
    everywhere,
    terms: content.worth.flatMap((worth, id) => {
      const { label, unit = '' } = content.terms.find(({ key }) => key === worth.key) ?? { label: worth.key }
      const bounds = content.bounds.find(({ key }) => key === worth.key)
      const term = { ...emptyTerm(id, 'number'), label, unit }
      if ('perUnit' in worth) {
        const range = { min: String(bounds?.min ?? 0), max: String(bounds?.max ?? '') }
        return [{ ...term, ...range, perUnit: decimal(worth.perUnit) }]
      }
      if ('must' in worth) return [{ ...term, kind: 'must' as const, must: showWord(String(worth.must)) }]
      const options = Object.entries(worth.options).map(
        ([option, minor]) => `${showWord(option)} = ${decimal(minor)}`,
      )
      return [{ ...term, kind: 'choice' as const, options: options.join('\n') }]
    }),
  }
}
