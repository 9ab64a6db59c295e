import { addDays } from '../../../../../src/shared/dates.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Package, ProposalView, Term, TermKind } from '../../../../../src/shared/proposals/agreements.ts'
import { editableAmount, showNumber } from '../../../lib/typed-numbers.ts'
import { showWord } from '../card/show-term.ts'

/** What a person has typed, as text. `read-form.ts` makes packages of it. */

export interface OptionValues {
  readonly id: string
  readonly amount: string
  /** Empty until one is chosen: the form then uses its default. */
  readonly currency: string
  readonly taxIncluded: boolean
  readonly deliveryIncluded: boolean
  readonly quantity: string
  readonly unit: string
  /** By the term's id. An empty text: the option doesn't have the term. */
  readonly terms: Readonly<Record<string, string>>
}

/** A term, which all options share; each has its own value. */
export interface TermValues {
  readonly id: string
  /** null until it is made of the label. */
  readonly key: string | null
  readonly label: string
  readonly kind: TermKind
  readonly unit: string
}

export interface ProposalValues {
  readonly options: readonly OptionValues[]
  readonly terms: readonly TermValues[]
  readonly note: string
  /** YYYY-MM-DD. */
  readonly validUntil: string
  readonly sharesJudgements: boolean
}

export const newId = (): string => crypto.randomUUID()

/** The day in the reader's time zone. */
export function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** The last moment of a day in the reader's time zone. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59`)

const defaultDay = () => localDay(addDays(new Date(), limits.proposalDays))

const newOption = (): OptionValues => ({
  id: newId(),
  amount: '',
  currency: '',
  taxIncluded: false,
  deliveryIncluded: false,
  quantity: '',
  unit: '',
  terms: {},
})

/** An empty form, or one with the terms of an earlier proposal. */
export function initialValues(base: ProposalView | null): ProposalValues {
  const rest = { note: '', validUntil: defaultDay(), sharesJudgements: false }
  if (!base) return { options: [newOption()], terms: [], ...rest }
  const terms = new Map<string, TermValues>()
  for (const term of base.packages.flatMap((content) => content.terms)) {
    const { key, label, kind, unit = '' } = term
    if (!terms.has(rowOf(term)))
      terms.set(rowOf(term), { id: newId(), key, label: showWord(label), kind, unit: showWord(unit) })
  }
  const options = base.packages.map((content) => optionOf(content, terms))
  return { options, terms: [...terms.values()], ...rest }
}

/** Options share a row for a term of the same kind and unit. */
const rowOf = ({ key, kind, unit }: Term): string => JSON.stringify([key, kind, unit])

const optionOf = (content: Package, terms: ReadonlyMap<string, TermValues>): OptionValues => ({
  id: newId(),
  amount: editableAmount(content.total),
  currency: content.total.currency,
  taxIncluded: content.taxIncluded,
  deliveryIncluded: content.deliveryIncluded,
  quantity: content.quantity === undefined ? '' : showNumber(content.quantity),
  unit: showWord(content.unit ?? ''),
  terms: Object.fromEntries(
    content.terms.flatMap((term) => {
      const row = terms.get(rowOf(term))
      const text =
        term.kind === 'number'
          ? showNumber(term.value)
          : term.kind === 'choice'
            ? showWord(term.value)
            : term.value
      return row ? [[row.id, text]] : []
    }),
  ),
})

/** A further option begins as a copy of the last one, of which it is usually a variation. */
export const copyOption = (option: OptionValues): OptionValues => ({ ...option, id: newId() })

/** Whether two forms hold the same texts. */
export const isSame = (a: ProposalValues, b: ProposalValues): boolean => contentOf(a) === contentOf(b)

/** Without the ids, which differ between forms. */
const contentOf = ({ options, terms, ...rest }: ProposalValues): string =>
  JSON.stringify([
    options.map(({ id: _, terms: values, ...option }) => [
      option,
      terms.map((term) => values[term.id] ?? ''),
    ]),
    terms.map(({ id: _, ...term }) => term),
    rest,
  ])
