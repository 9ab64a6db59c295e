import { alternatives } from '../alternatives.ts'
import {
  atEachWords,
  eachBeforeWords,
  noUnitNouns,
  perBefore,
  perTimeArticles,
  priceVerbs,
  unitArticles,
  unitPrepositions,
} from '../lexicon/price-unit-words.ts'
import { numberOf, numberSource } from '../quantities/numbers.ts'
import { currencyAfter } from './currencies.ts'
import { isTime, knownUnit, type PriceUnit, priceUnitOf, rateIn } from './price-unit.ts'

/** 'Pro Person', 'par nuit', 'nach Stunden', 'für die Woche'. */
const perKnown = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(perBefore)}|(?<forTime>${alternatives(perTimeArticles)}))\s?(?<adjective>\p{L}{3,}\s)??${knownUnit},?[^\d,;]{0,35}$`,
  'iu',
)
/** 'Pro Fenster', 'cada coche'. */
const perNoun = new RegExp(
  String.raw`(?<!\p{L})(?:per|pro|je|par|por|each|every|jede[sr]?|chaque|cada)\s(?!(?:${alternatives(noUnitNouns)})(?!\p{L}))(?<name>\p{L}{3,})(?!\p{L})[^\d,;]{0,25}$`,
  'iu',
)
const eachBefore = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(eachBeforeWords)})\s*$`, 'iu')
const about = String.raw`(?:\s\p{L}{3,}(?:\s\S*\d\S*)?)??(?:\s(?:${alternatives(unitPrepositions)})\s?[^,;:€$£]{1,40}?)??`
const verb = String.raw`(?:\s?[:=]|\s(?:\p{L}+\s)?(?:${alternatives(priceVerbs)})(?:\s\p{L}+){0,2})`
/** A unit that the clause is about: 'Der Kubikmeter Beton liegt bei', 'A 60-minute lesson with us costs', 'Std.:'. */
const subject = new RegExp(
  String.raw`(?:(?<start>^|[.!?]\s+)|(?<!\p{L})(?:${alternatives(unitArticles)})\s?)(?<adjectives>(?:[\p{L}\d-]{3,}\s){0,2}?)${knownUnit}${about}(?<verb>${verb})?\s*$`,
  'iu',
)
/** At the beginning of a sentence, 'An', 'To' and 'Mon' are no year, ton and month. */
const isWhole = /^\p{L}{4,}|\.$/u
/** 'Two weeks in August:' */
const count = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${numberSource})(?![\p{L}\p{N}-])`, 'iu')
/** '210 m² à', '12 pallets at', '20 Säcke zu'. */
const quantityAt = new RegExp(
  String.raw`\d\s?(?:${knownUnit}|(?!(?:${currencyAfter}))(?<noun>\p{L}{2,}))(?:\s\p{L}+){0,2}[,:]?\s(?:${alternatives(atEachWords)})\s*$`,
  'iu',
)
const clauseBefore = new RegExp(String.raw`^.*(?:[.,;!?]|\d\s?(?:${currencyAfter}))`, 'isu')

/** How far before an amount its unit can be named. */
const vicinity = 70
/** The same for words such as 'monthly'. */
const rateVicinity = 45

/** What 'per' and a noun before an amount say that it is counted by. */
export function perUnitBefore(before: string): PriceUnit | 'other' | null {
  const near = before.slice(-vicinity)
  const known = perKnown.exec(near)?.groups
  const isKnown = known?.name && (!known.forTime || (!known.adjective && isTime(known.name)))
  const name = isKnown ? known.name : perNoun.exec(near)?.groups?.name
  return name ? priceUnitOf(name) : null
}

/** What an amount is counted by, from all of the text before it. */
export function unitBefore(before: string): PriceUnit | 'other' | null {
  const near = before.slice(-vicinity)
  const per = perUnitBefore(near)
  if (per) return per
  const clause = subject.exec(near)?.groups
  const isAbout =
    clause &&
    (clause.start === undefined ? clause.verb !== undefined : isWhole.test(clause.name ?? '')) &&
    !(numberOf(count.exec(clause.adjectives ?? '')?.[0] ?? '') > 1)
  const match = isAbout ? clause : quantityAt.exec(near)?.groups
  if (match?.name) return priceUnitOf(match.name)
  if (match?.noun || eachBefore.test(near)) return 'unit'
  return rateIn(near.slice(-rateVicinity).replace(clauseBefore, ''))
}
