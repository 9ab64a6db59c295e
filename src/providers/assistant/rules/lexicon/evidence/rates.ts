import { alternatives } from '../../../../../language/alternatives.ts'

/**
 * Nouns beside an amount of money that say what it is counted by, in English, German, French and Spanish: a day rate is no
 * total. Written by hand.
 */
const rates = {
  hour: 'hourly rate | rate per hour | stundensatz | stundenlohn | taux horaire | tarif horaire | tarifa horaria | precio por hora',
  time: 'day rate | daily rate | rate per day | tagessatz | tagesgage | tagespreis | tarif journalier | tarif par jour | prix par jour | tarifa diaria | tarifa por día | precio por día',
  month: `
    monthly (?:rate|fee|price|rent|cost)s? | monatspreis | monatspauschale | monatsmiete | monatliche? (?:miete|kosten|gebühr|rate)
    tarif mensuel | loyer mensuel | mensualités? | tarifa mensual | cuota mensual | precio mensual`,
  piece:
    "unit price | price per (?:unit|piece|item) | each | apiece | stückpreis | preis pro stück | das stück | prix unitaire | (?:la|à la) pièce | l[’']unité | precio unitario | precio por unidad | la (?:unidad|pieza)",
  total: String.raw`
    total\p{L}* | in total | altogether | overall | whole (?:job|project|thing|order) | all in | lump sum | fixed price | flat (?:rate|fee) | budget
    gesamt\p{L}* | insgesamt | festpreis | pauschal\p{L}* | komplettpreis | alles zusammen | alles in allem
    au total | en tout | tout compris | forfait\p{L}* | prix fixe | prix total
    en total | en conjunto | todo incluido | precio cerrado | precio fijo | importe total | presupuesto`,
} as const

export type Rate = keyof typeof rates

export const ratePatterns = Object.entries(rates).map(
  ([rate, names]) =>
    [rate as Rate, new RegExp(String.raw`(?<!\p{L})(?:${alternatives(names)})(?!\p{L})`, 'giu')] as const,
)
