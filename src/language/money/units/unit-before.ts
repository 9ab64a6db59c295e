import { alternatives } from '../../alternatives.ts'
import {
  atEachWords,
  beforePeriod,
  eachBeforeWords,
  multipleNouns,
  noUnitNouns,
  partWords,
  perBefore,
  perTimeArticles,
  priceVerbs,
  saleVerbs,
  unitArticles,
  unitPrepositions,
} from '../../lexicon/money/price-unit-words.ts'
import {
  gap,
  letter,
  named,
  notFollowedBy,
  notPrecededBy,
  oneOf,
  phrase,
  wordEnd,
  wordOf,
} from '../../pattern-parts.ts'
import { numberOf, numberSource } from '../../quantities/numbers.ts'
import { unitSource } from '../../quantities/units.ts'
import { withoutBrackets } from '../../sentences.ts'
import { currencyAfter } from '../currencies/currencies.ts'
import { infinitive, isTime, knownUnit, type PriceUnit, priceUnitOf, rateIn } from './price-unit.ts'

const wordStart = notPrecededBy(letter)
/** A contrast begins another clause. */
const noContrast = String.raw`(?!(?:but|aber|mais|pero)\s)`
/** 'Pro Person', 'par nuit', 'nach Stunden', 'für die Woche'. */
const perKnown = new RegExp(
  [
    wordStart,
    oneOf(alternatives(perBefore), named('forTime', alternatives(perTimeArticles))),
    gap,
    String.raw`${named('adjective', String.raw`\p{L}{3,}\s`)}??`,
    knownUnit,
    String.raw`(?:\s\p{L}{2,3}(?=,))?,?`,
    String.raw`(?:${noContrast}[^\d,;]){0,35}$`,
  ].join(''),
  'iu',
)
/** 'Pro Fenster', 'cada coche'. */
const perNoun = new RegExp(
  [
    wordStart,
    named('preposition', 'per|pro|je|par|por|each|every|jede[sr]?|chaque|cada'),
    String.raw`\s`,
    notFollowedBy(phrase(noUnitNouns) + wordEnd),
    named('name', String.raw`\p{L}{3,}`),
    wordEnd,
    String.raw`[^\d,;]{0,32}$`,
  ].join(''),
  'iu',
)
const eachBefore = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(eachBeforeWords)})\s*$`, 'iu')
/** 'Gäste zahlen je' */
const eachOf = new RegExp(String.raw`${knownUnit}[^\d.;!?]{0,20}$`, 'iu')
/** What describes the unit: 'Beton C25/30', 'with us', 'for up to 30 people' */
const about =
  String.raw`(?:\s${noContrast}\p{L}{3,}(?:\s\S*\d\S*)?)??` +
  String.raw`(?:\s${phrase(unitPrepositions)}\s?[^,;:€$£]{1,40}?)??`
/** 'liegt bei', 'would cost us', ':' */
const verb = oneOf(String.raw`\s?[:=]`, String.raw`\s(?:\p{L}+\s)?${phrase(priceVerbs)}(?:\s\p{L}+){0,2}`)
/** The article of a subject; not after 'in' and the like, where it belongs to a period. */
const article = [
  notPrecededBy(letter, String.raw`(?<!\p{L})${phrase(beforePeriod)}\s`),
  phrase(unitArticles),
  gap,
].join('')
const adjectives = String.raw`(?:(?!${phrase(unitPrepositions)}\s)[\p{L}\d-]{3,}\s){0,2}?`
/** A unit that the clause is about: 'Der Kubikmeter Beton liegt bei', 'A 60-minute lesson with us costs', 'Std.:'. */
const subject = new RegExp(
  [
    oneOf(named('start', '^', String.raw`[.!?:,]\s+`), article),
    named('adjectives', adjectives),
    knownUnit,
    about,
    `${named('verb', verb)}?`,
    String.raw`\s*$`,
  ].join(''),
  'iu',
)
/** At the beginning of a sentence, 'An', 'To' and 'Mon' are no year, ton and month. */
const isWhole = /^\p{L}{4,}|\.$/u
/** 'Two weeks in August:' */
const count = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${numberSource})(?![\p{L}\p{N}-])`, 'iu')
/** '210 m² à', '12 pallets at', '20 Säcke zu'; not '600 m² for sale at' or '45 minutes at'. */
const quantityAt = new RegExp(
  [
    String.raw`\d\s?(?!min)`,
    oneOf(knownUnit, notFollowedBy(oneOf(currencyAfter)) + named('noun', String.raw`\p{L}{2,}`)),
    String.raw`(?:\s(?!${phrase(saleVerbs)}\s)\p{L}+){0,2}[,:]?`,
    String.raw`\s${phrase(atEachWords)}\s*$`,
  ].join(''),
  'iu',
)
/** 'Die erste Stunde', 'a dozen eggs': by that no price is counted here. */
const otherBefore = new RegExp(
  [
    wordStart,
    oneOf(
      String.raw`${phrase(partWords)}\s${knownUnit}`,
      String.raw`${wordOf('an? per the das pro la el une? una')}\s${phrase(multipleNouns)}${wordEnd}`,
    ),
    String.raw`[^\d.,;:]{0,30}:?\s*$`,
  ].join(''),
  'iu',
)
const clauseBefore = new RegExp(
  String.raw`^.*(?:[.,;!?]|\s(?:but|aber|mais|pero)\s|\d\s?(?:${currencyAfter}))`,
  'isu',
)

/** How far before an amount its unit can be named. */
const vicinity = 70
/** The same for words such as 'monthly'. */
const rateVicinity = 45

/** The noun after 'per' before an amount. */
export function perNameBefore(before: string): string | undefined {
  const near = withoutBrackets(before.slice(-vicinity))
  const known = perKnown.exec(near)?.groups
  const isKnown = known?.name && (!known.forTime || (!known.adjective && isTime(known.name)))
  if (isKnown) return known.name
  const { preposition = '', name } = perNoun.exec(near)?.groups ?? {}
  // 'Por pintar la casa cobramos'.
  return name && /^por$/i.test(preposition) && infinitive.test(name) ? undefined : name
}

/** Whether an amount is for one of several: 'je 240 € im Jahr'. */
export const isEachBefore = (before: string): boolean => eachBefore.test(before)

/** 'Der Meter Natursteinmauer, trocken gesetzt, 60 cm hoch, liegt bei' */
const measureFirst = new RegExp(
  String.raw`^(?:the|a|one|der|die|das|ein|eine|le|la|un|une|el|una)\s(?<name>${unitSource})\s(?!\d)[^.!?;:€$£]*$`,
  'iu',
)

/** What an amount is counted by, from all of the text before it. */
export function unitBefore(before: string): PriceUnit | 'other' | null {
  const near = before.slice(-vicinity)
  const per = perNameBefore(near)
  if (per) return priceUnitOf(per)
  if (otherBefore.test(near)) return 'other'
  const clause = subject.exec(near)?.groups
  const isAbout =
    clause &&
    (clause.start === undefined ? clause.verb !== undefined : isWhole.test(clause.name ?? '')) &&
    !(numberOf(count.exec(clause.adjectives ?? '')?.[0] ?? '') > 1)
  const match = isAbout ? clause : quantityAt.exec(near)?.groups
  if (match?.name) return priceUnitOf(match.name)
  const first = measureFirst.exec(before)?.groups?.name
  if (!match && first && !isTime(first)) return priceUnitOf(first)
  if (match?.noun) return 'unit'
  if (eachBefore.test(near)) return priceUnitOf(eachOf.exec(near)?.groups?.name ?? 'piece')
  // 'Fixed monthly fee, 390 EUR'.
  const withoutBracket = before.replace(/\s\([^()]*\)/g, '')
  return rateIn(withoutBracket.slice(-rateVicinity).replace(/,\s*$/, '').replace(clauseBefore, ''))
}
