/** Units of measure in four languages, each with the factor to its dimension's base unit. */

export type Dimension =
  | 'mass' // kg
  | 'length' // m
  | 'area' // m²
  | 'volume' // l
  | 'time' // days
  | 'percent'
  | 'temperature' // °C
  | 'power' // W
  | 'energy' // Wh
  | 'data' // GB
  | 'speed' // Mbit/s
  | 'pressure' // bar
  | 'voltage' // V
  | 'frequency' // times
  | `money:${string}`
  | `count:${string}`

export interface Unit {
  readonly dimension: Dimension
  readonly factor: number
}

const table: readonly [Dimension, number, string][] = [
  ['mass', 1, 'kg|kgs|kilos?|kilograms?|kilogramm|kilogrammes?|kilogramos?'],
  ['mass', 0.001, 'g|gr|grams?|gramm|grammes?|gramos?'],
  ['mass', 1000, 't|tons?|tonnes?|tonnen?|toneladas?'],
  ['mass', 0.45359, 'lbs?'],
  ['length', 1000, 'km|kms|kilomet(?:er|re)s?|kilometern?|kilomètres?|kilómetros?|kilometros?'],
  ['length', 1, 'm|met(?:er|re)s?|metern?|mètres?|metros?'],
  ['length', 0.01, 'cm|centimet(?:er|re)s?|zentimetern?|centimètres?|centímetros?'],
  ['length', 0.001, 'mm|millimet(?:er|re)s?|millimetern?|millimètres?|milímetros?'],
  ['length', 1609.34, 'miles?|meilen'],
  ['length', 0.3048, 'ft|feet|foot'],
  ['length', 0.0254, 'inch|inches|zoll|pouces?|pulgadas?'],
  ['area', 1, 'm²|m2|sqm|qm|sq\\.? ?m|square met(?:er|re)s?|quadratmetern?|mètres carrés|metros cuadrados'],
  ['area', 10000, 'ha|hectares?|hektar|hectáreas?'],
  ['area', 0.0929, 'sq\\.? ?ft|square feet'],
  ['volume', 1, 'l|lit(?:er|re)s?|litern?|litros?'],
  ['volume', 0.001, 'ml|millilit(?:er|re)s?'],
  ['volume', 100, 'hl|hectolit(?:er|re)s?|hektoliter'],
  ['volume', 1000, 'm³|m3|cbm|cubic met(?:er|re)s?|kubikmetern?|mètres cubes|metros cúbicos'],
  ['volume', 3.785, 'gallons?'],
  ['time', 1 / 1440, 'min|mins|minutes?|minuten?|minutos?'],
  ['time', 1 / 24, 'h|hrs?|hours?|stunden?|std|heures?|horas?'],
  ['time', 1, 'days?|tag|tage[ns]?|jours?|journées?|días?|dias?'],
  [
    'time',
    1.4,
    '(?:business|working|work) days?|werktage?n?|arbeitstage?n?|jours ouvr(?:é|able)s|días (?:hábiles|laborables)',
  ],
  ['time', 7, 'weeks?|wks?|wochen?|kalenderwochen?|semaines?|semanas?'],
  ['time', 30.44, 'months?|monat|monate?n?|monats|mois|mes(?:es)?'],
  ['time', 365.25, 'years?|yrs?|jahr|jahre[ns]?|ans?|années?|años?'],
  ['percent', 1, '%|percent|per cent|prozent|pour cent|por ciento'],
  ['temperature', 1, '°\\s?c|degrees?(?: celsius| c)?|grad(?: celsius)?|degrés|grados'],
  ['power', 1, 'w|watts?'],
  ['power', 1000, 'kwp?|kilowatts?'],
  ['power', 1e6, 'mwp?|megawatts?'],
  ['power', 735.5, 'ps|hp|ch|cv'],
  ['energy', 1000, 'kwh'],
  ['energy', 1e6, 'mwh'],
  ['data', 1, 'gb|gigabytes?'],
  ['data', 1000, 'tb|terabytes?'],
  ['data', 0.001, 'mb|megabytes?'],
  ['speed', 1, 'mbit/s|mbps|mbit'],
  ['speed', 1000, 'gbit/s|gbps|gbit'],
  ['pressure', 1, 'bar'],
  ['voltage', 1, 'v|volts?'],
  ['frequency', 1, 'times|x|×|mal|fois|veces'],
  ['money:EUR', 1, '€|eur|euros?'],
  ['money:USD', 1, '\\$|us\\$|usd|us dollars?|dollars?|dólares'],
  ['money:GBP', 1, '£|gbp|pounds sterling|pounds?'],
  ['money:CHF', 1, 'chf|sfr|francs suisses|schweizer franken|franken'],
  ['money:EUR', 0.01, 'cents?|ct'],
]

const exact = new Map<string, Unit>()
const patterns: [RegExp, Unit][] = []
for (const [dimension, factor, source] of table) {
  const unit = { dimension, factor }
  for (const name of source.split('|')) if (/^[^\\?().[\]]+$/.test(name)) exact.set(name, unit)
  patterns.push([new RegExp(`^(?:${source})$`, 'iu'), unit])
}

/** Longer names first, so that 'kg' is no 'k' and 'm²' no 'm'. */
export const unitSource = table
  .flatMap(([, , source]) => splitTop(source))
  .sort((a, b) => b.length - a.length)
  .join('|')

export const moneySource = '€|\\$|us\\$|£|eur|usd|gbp|chf'

export function unitOf(text: string): Unit | null {
  const name = text.toLowerCase().trim()
  return exact.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Splits at bars outside of brackets. */
function splitTop(source: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of source) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** How often a day: standing alone ('weekly deliveries') or after an amount ('500 kg weekly'). */
const rhythms: readonly [RegExp, number][] = [
  [/^(?:hourly|stündlich\p{L}*)$/iu, 24],
  [/^(?:daily|täglich\p{L}*|tages|quotidien\p{L}*|journali\p{L}*|diari[oa]s?|diariamente)$/iu, 1],
  [/^(?:weekly|wöchentlich\p{L}*|hebdomadaires?|semanal(?:es|mente)?)$/iu, 1 / 7],
  [/^(?:fortnightly|biweekly|vierzehntägig\p{L}*|quincenal(?:es)?|bimensuel\p{L}*)$/iu, 1 / 14],
  [/^(?:monthly|monatlich\p{L}*|mensuel\p{L}*|mensual(?:es|mente)?)$/iu, 1 / 30.44],
  [/^(?:quarterly|vierteljährlich\p{L}*|trimestriel\p{L}*|trimestral(?:es)?)$/iu, 1 / 91.3],
  [/^(?:yearly|annual(?:ly)?|jährlich\p{L}*|annuel\p{L}*|anual(?:es|mente)?)$/iu, 1 / 365.25],
]

export const frequencyOf = (word: string): number | null =>
  rhythms.find(([pattern]) => pattern.test(word))?.[1] ?? null
