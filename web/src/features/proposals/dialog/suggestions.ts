import type { Suggestion, SuggestionSource, TermSuggestions } from '../../../../../src/agreements/schema.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { countedUnit } from '../../../../../src/shared/proposals/counted-unit.ts'
import type { Money } from '../../../../../src/shared/proposals/money.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import {
  commonStatedTerms,
  proposalFormCopy as copy,
  periodName,
  perUnit,
} from '../../../copy/proposal-form.ts'
import { readerLocale } from '../../../lib/language/reader-locale.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { localCurrency, showMoney, showNumber } from '../../../lib/typed-numbers.ts'
import { showDate } from '../card/show-term.ts'
import type { TermValues } from './form-values.ts'

/** Something that a listing or a message named, as the form takes it. */
export interface Shown<T> {
  readonly text: string
  /** Such as 'your message of 14:02'. */
  readonly source: string
  readonly value: T
}

export interface SuggestedTerm {
  readonly term: Omit<TermValues, 'id'>
  /** As it is typed into the form. */
  readonly text: string
}

export interface Suggestions {
  /** Of the amounts that were named, otherwise of the reader's region. */
  readonly currency: string
  /** Until then the currency isn't known. */
  readonly isLoading: boolean
  readonly prices: readonly Shown<Money>[]
  readonly quantities: readonly Shown<{ readonly quantity: string; readonly unit: string }>[]
  readonly terms: readonly Shown<SuggestedTerm>[]
}

const none: TermSuggestions = { currency: null, prices: [], quantities: [], dates: [], terms: [] }

/** What the listings and the thread named. The form works without them too. */
export function useSuggestions(side: Side, { id: leadId }: LeadView): Suggestions {
  const { data = none, isLoading, failureCount } = trpc.agreements.suggestions.useQuery({ leadId })
  const shown = <T, S>(list: readonly Suggestion<T>[], show: (value: T) => Omit<Shown<S>, 'source'>[]) =>
    list.flatMap(({ value, source }) =>
      show(value).map((one) => ({ ...one, source: sourceText(source, side) })),
    )
  return {
    currency: data.currency ?? localCurrency(),
    isLoading: isLoading && failureCount === 0,
    prices: shown(data.prices, totals),
    quantities: shown(data.quantities, ({ value, unit }) => [
      { text: `${showNumber(value)} ${unit}`, value: { quantity: showNumber(value), unit } },
    ]),
    terms: [
      ...shown(data.terms, ({ key, kind, value, unit: period }) => {
        const typed = showNumber(value)
        const [label, unit] = [commonStatedTerms[key] ?? key, periodName(period)]
        return [termOf({ key, label, kind, unit }, typed, `${label}: ${countedUnit(typed, unit)}`)]
      }),
      ...shown(data.dates, ({ from, to }) => dateTerm(from, to)),
      ...shown(data.prices, unitPrice),
    ],
  }
}

type Price = TermSuggestions['prices'][number]['value']

/** A total, or both ends of a range. */
function totals({ minor, to, currency, per }: Price): Omit<Shown<Money>, 'source'>[] {
  if (per !== null) return []
  return [minor, ...(to === undefined ? [] : [to])].map((amount) => {
    const value = { minor: amount, currency }
    return { text: showMoney(value), value }
  })
}

/** A price for each unit is no total: it can be taken as a term. */
function unitPrice({ minor, to, currency, per }: Price) {
  if (per === null) return []
  const amounts = [minor, ...(to === undefined ? [] : [to])]
  const text = `${amounts.map((amount) => showMoney({ minor: amount, currency })).join(' – ')} ${perUnit(per)}`
  const term = { key: 'unit_price', label: copy.unitPrice, kind: 'text', unit: '' } as const
  return [termOf(term, text, `${copy.unitPrice}: ${text}`)]
}

/** A text says what a date is about in its own words, so the person names the term. */
function dateTerm(from?: string, to?: string) {
  const term = { key: null, kind: 'date', unit: '' } as const
  if (from && to && from !== to) {
    const text = `${showDate(from)} – ${showDate(to)}`
    return [termOf({ ...term, kind: 'text', label: copy.period }, text, text)]
  }
  const day = to ?? from
  if (!day) return []
  const label = from === to ? copy.date : to ? copy.latestDate : copy.earliestDate
  return [termOf({ ...term, label }, day, `${label}: ${showDate(day)}`)]
}

const termOf = (term: SuggestedTerm['term'], typed: string, text: string) => ({
  text,
  value: { term, text: typed },
})

function sourceText(source: SuggestionSource, side: Side): string {
  const own = source.side === side
  if (source.kind === 'listing') return copy.listing(own, source.side)
  const at = new Date(source.at)
  const isToday = at.toDateString() === new Date().toDateString()
  const time = at.toLocaleTimeString(readerLocale(), { hour: 'numeric', minute: '2-digit' })
  return copy.message(own, isToday ? time : `${showDate(source.at)}, ${time}`)
}
