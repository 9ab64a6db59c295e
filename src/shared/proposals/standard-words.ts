import type { PageLanguage } from '../page-languages.ts'

/** Names, units and choices that the forms of terms offer, in each language of the pages. */
const standardWords: readonly Readonly<Record<PageLanguage, string>>[] = [
  { en: 'Delivery date', de: 'Lieferdatum' },
  { en: 'Delivery time', de: 'Lieferzeit' },
  { en: 'Payment term', de: 'Zahlungsziel' },
  { en: 'Payment', de: 'Zahlung' },
  { en: 'Delivery terms', de: 'Lieferbedingungen' },
  { en: 'Warranty', de: 'Gewährleistung' },
  { en: 'Contract term', de: 'Vertragslaufzeit' },
  { en: 'Notice period', de: 'Kündigungsfrist' },
  { en: 'Response time', de: 'Reaktionszeit' },
  { en: 'Unit price', de: 'Einzelpreis' },
  { en: 'Date', de: 'Datum' },
  { en: 'Latest date', de: 'Spätestes Datum' },
  { en: 'Earliest date', de: 'Frühestes Datum' },
  { en: 'Period', de: 'Zeitraum' },
  { en: 'In advance', de: 'Im Voraus' },
  { en: 'On delivery', de: 'Bei Lieferung' },
  { en: 'On invoice', de: 'Auf Rechnung' },
  { en: 'By instalments', de: 'In Raten' },
  { en: 'pieces', de: 'Stück' },
  { en: 'hours', de: 'Stunden' },
  { en: 'days', de: 'Tage' },
  { en: 'working days', de: 'Werktage' },
  { en: 'weeks', de: 'Wochen' },
  { en: 'months', de: 'Monate' },
  { en: 'years', de: 'Jahre' },
]

const byWord = new Map(standardWords.flatMap((word) => Object.values(word).map((text) => [text, word])))

/** A standard word in the reader's language. What a person worded otherwise stays as it is. */
export const standardWord = (text: string, language: PageLanguage): string =>
  byWord.get(text)?.[language] ?? text
