import type { Language, PriceCase, PriceUnit, StatedPrice } from '../types.ts'

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

/** A text, its price as '45.00 EUR hour' or '900-1100 EUR', and its quantity as '80 guest'. */
export type MessyRow = readonly [text: string, price: string | null, quantity?: string]

export const messyRowsOf = (
  name: string,
  rows: Readonly<Record<Language, readonly MessyRow[]>>,
): PriceCase[] =>
  Object.entries(rows).flatMap(([language, ofLanguage]) =>
    ofLanguage.map(([text, price, quantity], index) => ({
      id: `${name}-${language}-${index + 1}`,
      language: language as Language,
      text,
      today: '2026-03-10',
      price: price === null ? null : priceOf(price),
      ...(quantity && { quantity: quantityOf(quantity) }),
    })),
  )

function priceOf(text: string): StatedPrice {
  const [amounts = '', currency = '', per] = text.split(' ')
  const [amount = '', to] = amounts.split('-')
  return { amount, currency, ...(per && { per: per as PriceUnit }), ...(to && { to }) }
}

function quantityOf(text: string): { value: number; unit: string } {
  const [value, ...unit] = text.split(' ')
  return { value: Number(value), unit: unit.join(' ') }
}
