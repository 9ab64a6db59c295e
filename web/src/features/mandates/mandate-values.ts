import type { Autonomy, MandateContent } from '../../../../src/negotiation/mandate-content.ts'
import type { Style, TermWorth } from '../../../../src/negotiation/types.ts'
import { decimalOf, minorOf } from '../../../../src/shared/money.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'

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
  kind: 'number' | 'choice'
  label: string
  perUnit: string
  min: string
  max: string
  unit: string
  options: string
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
    const minor = minorOf(values[field].trim(), currency)
    if (minor === null || minor < 1) errors[field] = mandateCopy.badAmount
    return minor ?? 0
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
      deadline: values.deadline ? `${values.deadline}T23:59:59Z` : null,
      maxRounds: maxRounds ?? 1,
      style,
      autonomy,
      ceiling,
    },
  }
}

function readTerm({ kind, label, perUnit, min, max, unit, options }: TermValues, currency: string) {
  const key = keyOf(label)
  if (!key) return null
  const name = { key, label: label.trim(), ...(unit.trim() ? { unit: unit.trim() } : {}) }
  if (kind === 'number') {
    const [worth, from, to] = [signedAmount(perUnit, currency), wholeNumber(min), wholeNumber(max)]
    if (worth === null || from === null || to === null || from > to) return null
    return { name, worth: { key, perUnit: worth }, bounds: [{ key, min: from, max: to, step: 1 }] }
  }
  const rows = options
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [option = '', worth = '0'] = line.split('=').map((part) => part.trim())
      return [option, signedAmount(worth, currency)] as const
    })
  if (rows.length === 0 || rows.some(([option, worth]) => !option || worth === null)) return null
  const worth: TermWorth = {
    key,
    options: Object.fromEntries(rows.map(([option, minor]) => [option, minor ?? 0])),
  }
  return { name, worth, bounds: [] }
}

const keyOf = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const wholeNumber = (text: string): number | null => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : null)

function signedAmount(text: string, currency: string): number | null {
  const minor = minorOf(text.trim().replace(/^[-−]/, ''), currency)
  return minor === null ? null : /^[-−]/.test(text.trim()) ? 0 - minor : minor
}

/** The fields of a saved mandate. */
export function valuesOf(content: MandateContent, everywhere: boolean): MandateValues {
  const { currency } = content
  const decimal = (minor: number) =>
    `${minor < 0 ? '-' : ''}${decimalOf({ minor: Math.abs(minor), currency })}`
  return {
    target: decimal(content.target),
    walkAway: decimal(content.walkAway),
    autonomy: content.autonomy,
    ceiling: content.ceiling === null ? '' : decimal(content.ceiling),
    currency,
    maxRounds: String(content.maxRounds),
    style: content.style,
    deadline: content.deadline?.slice(0, 10) ?? '',
    everywhere,
    terms: content.worth.flatMap((worth, id) => {
      const { label, unit = '' } = content.terms.find(({ key }) => key === worth.key) ?? { label: worth.key }
      const bounds = content.bounds.find(({ key }) => key === worth.key)
      const term = { ...emptyTerm(id, 'number'), label, unit }
      if ('perUnit' in worth) {
        const range = { min: String(bounds?.min ?? 0), max: String(bounds?.max ?? '') }
        return [{ ...term, ...range, perUnit: decimal(worth.perUnit) }]
      }
      const rows = 'options' in worth ? Object.entries(worth.options) : [[String(worth.must), 0] as const]
      const options = rows.map(([option, minor]) => `${option} = ${decimal(minor)}`).join('\n')
      return [{ ...term, kind: 'choice' as const, options }]
    }),
  }
}
