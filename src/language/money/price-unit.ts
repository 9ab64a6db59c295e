import { alternatives } from '../alternatives.ts'
import {
  atEachWords,
  eachWords,
  howOftenWords,
  multipleNouns,
  noUnitNouns,
  partWords,
  perArticles,
  perBefore,
  perTimeArticles,
  priceUnits,
  priceVerbs,
  rateWords,
  taxWords,
  unitArticles,
  wholeNouns,
} from '../lexicon/price-words.ts'
import { numberSource } from '../quantities/numbers.ts'
import { unitOf, unitSource } from '../quantities/units.ts'
import { currencyAfter } from './currencies.ts'

/** What a price can be counted by. Anything that is counted besides people, words and the like is a 'unit'. */
export type PriceUnit = keyof typeof rateWords | keyof typeof priceUnits

/** Units of measure by dimension and factor (see `unitRows`). */
const measures: Readonly<Record<string, PriceUnit>> = {
  [`time ${1 / 24}`]: 'hour',
  'time 1': 'day',
  'time 1.4': 'day',
  'time 7': 'week',
  'time 30.44': 'month',
  'time 365.25': 'year',
  'area 1': 'm2',
  'volume 1000': 'm3',
  'volume 1': 'l',
  'length 1': 'm',
  'length 1000': 'km',
  'mass 1': 'kg',
  'mass 1000': 't',
  'energy 1000': 'kWh',
}

const nouns = Object.entries(priceUnits).map(
  ([unit, names]) => [new RegExp(`^(?:${alternatives(names)})$`, 'iu'), unit as PriceUnit] as const,
)
const rates = Object.entries(rateWords).map(
  ([unit, names]) =>
    [new RegExp(String.raw`(?<!\p{L})(?:${alternatives(names)})(?!\p{L})`, 'iu'), unit as PriceUnit] as const,
)
const tax = new RegExp(String.raw`^(?:\s*[,(]?\s*(?:${alternatives(taxWords)})(?![\p{L}])[)]?){1,3}`, 'iu')
const each = new RegExp(String.raw`^\s*(?:${alternatives(eachWords)})(?!\p{L})`, 'iu')

const multiple = new RegExp(`^(?:${alternatives(multipleNouns)})$`, 'iu')

/** The unit that a noun after 'per' names; null for a measure that no price is counted by here. */
export function priceUnitOf(name: string): PriceUnit | null {
  if (multiple.test(name)) return null
  const noun = nouns.find(([names]) => names.test(name))?.[1]
  if (noun) return noun
  const rate = rates.find(([names]) => names.test(name))?.[1]
  if (rate) return rate
  const measure = unitOf(name)
  return measure ? (measures[`${measure.dimension} ${measure.factor}`] ?? null) : 'unit'
}

const known = `${Object.values(priceUnits).map(alternatives).join('|')}|${unitSource}`
const endOfUnit = String.raw`(?![\p{L}\p{N}²³'’]|-\p{L})`
/** After an article that ends in a letter, a space: 'al día' is no litre. */
const startOfUnit = String.raw`(?<![\p{L}\p{N}])`
const afterAmount = new RegExp(
  String.raw`^\s*(?:${alternatives(perArticles)}|(?<forTime>${alternatives(perTimeArticles)}))\s?` +
    String.raw`(?:(?<number>${numberSource})\s)?(?:(?!comes|makes|adds|fait|macht)\p{L}{4,}\s)??${startOfUnit}(?<name>${known})${endOfUnit}`,
  'iu',
)
/** With a few words in between: '1.250 Euro warm im Monat'. */
const furtherAfter = new RegExp(
  String.raw`^(?<between>[^\d.;!?/]{1,28}?)\s(?:per|pro|je|par|por|im|an|al|a la)\s(?:\p{L}{4,}\s)??(?<name>${known})${endOfUnit}`,
  'iu',
)
const howOften = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(howOftenWords)})(?!\p{L})`, 'iu')
const beforeAmount = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(perBefore)})\s?(?:\p{L}{5,}\s)??${startOfUnit}(?<name>${known})${endOfUnit},?[^\d,;]{0,25}$`,
  'iu',
)
const nounBeforeAmount = new RegExp(
  String.raw`(?<!\p{L})(?:per|pro|je|par|por|each|every|jede[sr]?|chaque|cada)\s(?!(?:${alternatives(noUnitNouns)})(?!\p{L}))(?!(?:comes?|makes?|adds?|gives?|for|fait|font|macht|ergibt|son|hacen)(?!\p{L}))(?<noun>\p{L}{3,})(?!\p{L})[^\d,;]{0,25}$`,
  'iu',
)
const timesBefore = /\d\s?[x×]\s?$/iu
const prepositions =
  "with | of | for | in | from | mit | bei | für | im | am | in | auf | ab | de | d['’] | du | des | à | avec | chez | pour | con | para | en | a"
const verb = `(?:${alternatives(priceVerbs)})`
/** 'A 60-minute lesson with us costs', 'Die Stunde kostet bei uns', 'La séance vous coûtera'. */
const sentenceAbout = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(unitArticles)})\s?(?:[\p{L}\d-]{3,}\s){0,2}?${startOfUnit}(?<name>${known})${endOfUnit}` +
    String.raw`(?:\s(?:${alternatives(prepositions)})\s?[^,;:€$£]{1,40}?)?(?:\s(?:\p{L}+\s)?${verb}(?:\s\p{L}+){0,2}|\s?:)\s*$`,
  'iu',
)
/** 'Der Kubikmeter Beton liegt bei'. */
const measureAbout = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(unitArticles)})\s?${startOfUnit}(?<name>${unitSource}|${alternatives(priceUnits.unit)})${endOfUnit}[^,;:]{0,40}?\s${verb}\s*$`,
  'iu',
)
/** 'Séance d'ostéopathie de 45 minutes :'. */
const sessionAbout = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:\p{L}+\s)?(?<name>${alternatives(priceUnits.session)})(?:\s[^,;:€$£]{1,40}?)?(?:\s?:|\s${verb})\s*$`,
  'iu',
)
/** 'day rate as an operator is', 'session fee'. */
const englishRate = new RegExp(
  String.raw`${startOfUnit}(?<name>${known})[\s-](?:rates?|prices?|fees?|charges?|cost|hire|rental)(?!\p{L})[^\d,;]{0,40}$`,
  'iu',
)
/** An article and any noun at the end of a clause: '18 € la fenêtre', '45 Euro die Lizenz'. */
const nounAfter = new RegExp(
  String.raw`^\s(?:an?|each|every|der|die|das|für jede[nrs]?|la|le|l['’]|pour chaque|el|por cada|cada)\s?` +
    String.raw`(?!(?:${alternatives(wholeNouns)})(?!\p{L}))\p{L}{3,}(?=\s*(?:[.,;!?)]|$))`,
  'iu',
)
/** 'Die Nacht kostet', 'La hora:', 'Std.:'. */
const nounAndVerb = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${alternatives(unitArticles)})\s?|^|[.!?]\s)${startOfUnit}(?<name>${known})${endOfUnit}(?:\s?[:=]|\s(?:${alternatives(priceVerbs)}|für|for|zu|à|a))?\s*$`,
  'iu',
)
const quantityAt = new RegExp(
  String.raw`\d\s?(?:(?<name>${known})${endOfUnit}|(?!(?:${currencyAfter}))(?<noun>\p{L}{2,}))(?:\s\p{L}+){0,2}[,:]?\s(?:${alternatives(atEachWords)})\s*$`,
  'iu',
)
const countedBefore = new RegExp(String.raw`\d\s(?<name>${known})${endOfUnit}[^\d]{0,25}$`, 'iu')
const rateAfter = new RegExp(
  String.raw`^\s*(?:${Object.values(rateWords).map(alternatives).join('|')})(?!\p{L})`,
  'iu',
)

const part = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(partWords)})[\s-]?(?:${known})${endOfUnit}[^\d,;]{0,25}$`,
  'iu',
)
/** 'Für die Woche nehme ich'. */
const timeBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(perTimeArticles)})\s?${startOfUnit}(?<name>${known})${endOfUnit}[^\d,;]{0,25}$`,
  'iu',
)
/** 'Festmeter Fichte 95 €'. */
const unitFirst = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?<name>${known})${endOfUnit}(?:\s\p{L}{3,}){0,2}\s*$`,
  'iu',
)
/** 'per seat per month', 'je Nacht und Person'. */
const secondUnit = new RegExp(
  String.raw`^\s?(?:and|und|et|y|/|per|pro|je|par|por|a|al)\s?${startOfUnit}(?:${known})${endOfUnit}`,
  'iu',
)

/** Whether a second unit follows, so that the price is by neither alone. */
export const hasSecondUnit = (after: string): boolean => secondUnit.test(after)

/** '60 € for one session'. */
const forOne = /^(?:for an?|for one|für eine?n?|pour une?|por una?)$/i
const singles: ReadonlySet<PriceUnit> = new Set(['session', 'night', 'person', 'page'])
const perWord = /(?<!\p{L})(?:per|pro|je|par|por|cada)\s\p{L}|\//iu

/** What an amount is counted by, from the text after it: '/h', 'le m²', 'mensuales', 'each'; null if nothing says so. */
export function unitAfter(
  before: string,
  after: string,
): { unit: PriceUnit | 'other'; length: number } | null {
  const match = afterAmount.exec(after)
  const { number, name, forTime } = match?.groups ?? {}
  const isUnit =
    name &&
    (!forTime ||
      unitOf(name)?.dimension === 'time' ||
      (forOne.test(forTime) && singles.has(priceUnitOf(name) ?? 'unit')))
  if (match && isUnit) {
    const unit = number && number !== '1' ? null : priceUnitOf(name)
    return { unit: unit ?? 'other', length: match[0].length }
  }
  const further = furtherAfter.exec(after)
  if (further?.groups?.name && !howOften.test(further.groups.between ?? ''))
    return {
      unit: perWord.test(further.groups.between ?? '')
        ? 'other'
        : (priceUnitOf(further.groups.name) ?? 'other'),
      length: further[0].length,
    }
  const rate = rateAfter.exec(after)?.[0]
  if (rate) return { unit: priceUnitOf(rate.trim()) ?? 'other', length: rate.length }
  const noun = nounAfter.exec(after)
  if (noun && !each.test(after)) return { unit: 'unit', length: noun[0].length }
  if (!each.test(after)) return null
  // '12 sessions, £60 each'.
  const counted = countedBefore.exec(before)?.groups?.name
  return { unit: (counted && priceUnitOf(counted)) || 'unit', length: 0 }
}

const clauseBefore = new RegExp(String.raw`^.*(?:[.,;!?]|\d\s?(?:${currencyAfter}))`, 'isu')

/** How far before an amount its unit can be named. */
const vicinity = 70

/** The same from the text before it: 'hourly rate:', 'Pro Person', 'Le litre d'huile est à', '210 m² à'. */
export function unitBefore(before: string): PriceUnit | 'other' | null {
  const near = before.slice(-vicinity)
  if (part.test(near)) return 'other'
  const time = timeBefore.exec(near)?.groups?.name
  if (time && unitOf(time)?.dimension === 'time') return priceUnitOf(time)
  const first = unitFirst.exec(near)?.groups?.name
  const firstUnit = first ? priceUnitOf(first) : null
  if (firstUnit && firstUnit !== 'unit') return firstUnit
  const match =
    beforeAmount.exec(near)?.groups ??
    nounAndVerb.exec(near)?.groups ??
    sentenceAbout.exec(near)?.groups ??
    measureAbout.exec(near)?.groups ??
    sessionAbout.exec(near)?.groups ??
    englishRate.exec(near)?.groups ??
    quantityAt.exec(near)?.groups
  if (match?.name) return priceUnitOf(match.name)
  if (match?.noun || timesBefore.test(near) || nounBeforeAmount.test(near)) return 'unit'
  const clause = near.slice(-45).replace(clauseBefore, '')
  return rates.find(([names]) => names.test(clause))?.[1] ?? null
}

const someUnit = new RegExp(
  String.raw`(?<!\p{L})(?:per|pro|je|par|por|/)\s?${startOfUnit}(?:${known})${endOfUnit}`,
  'iu',
)

const unitOfTime = new RegExp(
  String.raw`(?<!\p{L})(?:(?:an?|the|each|every|der|die|das|eine[rnms]?|ein|im|am|l['’]|la|le|el|une?|una|del|al|du)\s?)` +
    String.raw`(?:hour|day|night|week|month|year|stunde|tag|nacht|woche|monat|jahr|heure|jour|journée|nuit|semaine|mois|année|hora|día|noche|semana|mes|año|jornada|${alternatives(priceUnits.session)})${endOfUnit}`,
  'iu',
)

/** Whether a text has a time that the price beside it may be for. */
export const namesTime = (text: string): boolean => unitOfTime.test(text)

/** Whether a text counts something by a unit. A price beside it may be by that unit, too. */
export const namesUnit = (text: string): boolean => someUnit.test(text)

/** The length of the words about taxes at the beginning of a text. */
export const taxLength = (after: string): number => tax.exec(after)?.[0].length ?? 0
