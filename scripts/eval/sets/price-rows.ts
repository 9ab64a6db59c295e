import type { Language, PriceCase, PriceUnit } from './types.ts'

/** A text and its price in short form; without an amount, it states none. */
export type Row = readonly [text: string, amount?: string, currency?: string, per?: PriceUnit, to?: string]

export const rowsOf = (name: string, rows: Readonly<Record<Language, readonly Row[]>>): PriceCase[] =>
  Object.entries(rows).flatMap(([language, ofLanguage]) =>
    ofLanguage.map(([text, amount, currency = 'EUR', per, to], index) => ({
      id: `${name}-${language}-${index + 1}`,
      language: language as Language,
      text,
      today: '2026-03-10',
      price: amount === undefined ? null : { amount, currency, ...(per && { per }), ...(to && { to }) },
    })),
  )
