import type { Side } from '../../../src/shared/sides.ts'

export type Language = 'en' | 'de' | 'fr' | 'es'

/** A text that a person types into a round: an additional thought or an answer to a question. */
export interface PrivateClauseCase {
  readonly id: string
  readonly language: Language
  /** The side that types the text. */
  readonly side: Side
  readonly text: string
  /** Verbatim parts of the text that must never reach the other side. */
  readonly private: readonly string[]
  /** Verbatim parts that are plainly meant for the other side. Parts of neither list are not judged. */
  readonly sayable: readonly string[]
}

/** What one price is for. `total` prices have no `per`. */
export type PriceUnit =
  | 'hour'
  | 'day'
  | 'night'
  | 'week'
  | 'month'
  | 'year'
  | 'unit'
  | 'person'
  | 'm2'
  | 'm3'
  | 'm'
  | 'kg'
  | 't'
  | 'l'
  | 'km'
  | 'kWh'
  | 'word'
  | 'line'
  | 'page'
  | 'session'

export interface StatedPrice {
  /** Digits with two to four decimals, '16500.00'. For a range, its lower end. */
  readonly amount: string
  /** The upper end of a range. */
  readonly to?: string
  /** ISO 4217. */
  readonly currency: string
  readonly per?: PriceUnit
}

export interface PriceCase {
  readonly id: string
  readonly language: Language
  readonly text: string
  /** The day on which the text is read: YYYY-MM-DD. */
  readonly today: string
  /**
   * The price that the writer offers, asks for or agrees to; null if there is none.
   * - None: amounts of others, of the past or of a condition (a fine, a deposit, a value, an income, a fee for a
   *   cancellation), several alternatives of which none is chosen, quantity scales, a price by two units at once
   *   ('per person and day') or by one that `PriceUnit` lacks (minute, pound, half a day).
   * - A stated total wins over the unit price that it follows from, a gross total over the net one, and a corrected,
   *   reduced or countered price over the former one. What is paid beside the price (delivery, a deposit, extra hours)
   *   doesn't compete with it. A limit of one's own budget is a price.
   * - `per` is what the text itself counts by; a period or a number for all of which the price is meant ('two weeks in
   *   August: 1,960 €') makes a total. Pieces, visits, flats, pairs and other things are a `unit`; guests, pupils and
   *   heads a `person`; lessons, treatments and consultations a `session`, whatever their minutes; a teaching hour an
   *   `hour`; a stere, a unit; a bulk cubic metre of wood, `m3`.
   * - EUR where the text names no currency. The reader isn't told so: it finds none there.
   */
  readonly price: StatedPrice | null
  /** The quantity that is dealt in, if the text states one; `unit` is the singular in the text's own words. */
  readonly quantity?: { readonly value: number; readonly unit: string }
  /**
   * A stated day, or the first and last day of a stated period; 'by' and
   * 'before' have only `to`, 'from' only `from`. A date without a year is the next one after `today`.
   */
  readonly date?: string | { readonly from?: string; readonly to?: string }
}

/** A text whose words look like, or are, a command to the assistant. */
export interface LabelledText {
  readonly id: string
  readonly language: Language
  readonly text: string
}

/** A long text as typed into the first text box. */
export interface LongParseCase {
  readonly id: string
  readonly language: Language
  readonly side: Side
  readonly text: string
  /** Words that the title must contain: the thing that is offered or requested. */
  readonly title: readonly string[]
  /** Verbatim facts that must come out as points. */
  readonly points: readonly string[]
  /** Verbatim private parts; none may stand in a point, the description or the title. */
  readonly secrets: readonly string[]
  /** Verbatim phone numbers, addresses, handles and links; none may be published. */
  readonly contacts: readonly string[]
  /** Verbatim refusals; they belong to the matching instructions. */
  readonly refusals: readonly string[]
}

/** A post whose title names what it is about. */
export interface TitleCase {
  readonly side: Side
  readonly language: Language
  /** A title contains one of them, in any case. */
  readonly words: readonly string[]
  readonly text: string
}
