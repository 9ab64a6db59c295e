import { memoizeText } from '../memoize.ts'
import type { Passage } from './passages.ts'
import { countriesOf, countryOf, languagesOfCountry } from './places.ts'
import type { Reading, Word } from './words.ts'

/** What a sentence rules out without denying it: other days than those it names, the opposite of what is asked. */

const weekdays: readonly RegExp[] = [
  /\bmondays?\b|\bmon\b|montag|\bmo\b|lundi|lunes/iu,
  /tuesday|\btue\b|dienstag|mardi|martes/iu,
  /wednesday|\bwed\b|mittwoch|mercredi|miércoles/iu,
  /thursday|\bthu\b|donnerstag|jeudi|jueves/iu,
  /friday|\bfri\b|freitag|\bfr\b|vendredi|viernes/iu,
  /saturday|\bsat\b|samstag|sonnabend|\bsa\b|samedi|sábado/iu,
  /sunday|\bsun\b|sonntag|\bso\b|dimanche|domingo/iu,
]
const always =
  /24\s?\/\s?7|7 days a week|seven days a week|around the clock|rund um die uhr|7 tage die woche|7j\/7|7\/7|24h\/24|las 24 horas|365 days/iu
const weekend = /weekend|week-end|wochenende|fin de semana|fines de semana/iu
const workdays =
  /weekdays|working days only|office hours|business hours|werktags|bürozeiten|geschäftszeiten|jours ouvr|heures de bureau|días laborables|horario de oficina|entre semana/iu
const span = /\s*(?:to|through|until|[-–—]|bis|au|à|a)\s*/iu

/** The days a text names, Monday is 0; null when it names none. */
const daysOf = memoizeText((text): ReadonlySet<number> | null => {
  if (always.test(text)) return new Set([0, 1, 2, 3, 4, 5, 6])
  const named = weekdays.flatMap((pattern, day) => {
    const match = pattern.exec(text)
    return match ? [{ day, from: match.index, to: match.index + match[0].length }] : []
  })
  const [first, second] = [...named].sort((a, b) => a.from - b.from)
  if (
    first &&
    second &&
    named.length === 2 &&
    new RegExp(`^s?${span.source}(?:le |el )?$`, 'iu').test(text.slice(first.to, second.from))
  ) {
    return new Set(
      Array.from({ length: ((second.day - first.day + 7) % 7) + 1 }, (_, i) => (first.day + i) % 7),
    )
  }
  const days = new Set(named.map(({ day }) => day))
  if (weekend.test(text)) for (const day of [5, 6]) days.add(day)
  if (days.size === 0 && workdays.test(text)) return new Set([0, 1, 2, 3, 4])
  return days.size > 0 ? days : null
})

const isAlways = memoizeText((text) => always.test(text))

/** Pairs where one being said rules the other out, unless both are said. */
const opposites: readonly [RegExp, RegExp][] = [
  [
    /\bfrozen\b|tiefgekühlt|tiefkühl|surgelé|congelad/iu,
    /\bfresh\b|never frozen|\bfrisch|\bfrais\b|fraîche|\bfresc[oa]s?\b/iu,
  ],
  [
    /(?:brand[- ])?\bnew\b|fabrikneu|\bneue?[nrs]?\b|\bneufs?\b|\bneuves?\b|nuev[oa]s?/iu,
    /second[- ]?hand|\bused (?!to|by|for|in)|refurbished|gebraucht|generalüberholt|d['’]occasion|reconditionné|segunda mano|usad[oa]s/iu,
  ],
  [
    /\borganic\b|\bbio\b|biologi|ökologisch|ecológic/iu,
    /\bconventional\b|konventionell|conventionnel|convencional/iu,
  ],
  [
    /\bon[- ]?site\b|vor ort|sur place|sur site|in situ|presencial/iu,
    /\b(?:fully|only|100 ?%|exclusively|purely) (?:remote|online)|(?:remote|online)[- ]only|nur (?:remote|online)|uniquement (?:en ligne|à distance)|solo (?:online|remoto)/iu,
  ],
  [
    /\bbusiness(?:es)? customers|\bb2b\b|gewerb/iu,
    /private (?:households|customers|individuals) only|only private|nur privat|particuliers uniquement|solo particulares/iu,
  ],
  [
    /\bvegan\b|végétalien|vegan[oa]/iu,
    /\bcontains? (?:milk|egg|dairy|butter|honey)|enthält (?:milch|ei|butter)|contient du (?:lait|beurre)|contiene (?:leche|huevo)/iu,
  ],
]

export function exclusionOf(requirement: Reading, passage: Passage): boolean {
  return (
    missesDay(requirement, passage) || missesTongue(requirement, passage) || opposed(requirement, passage)
  )
}

const aroundTheClock =
  /^(?:days?|nights?|weekends?|holidays?|shifts?|evenings?|tags?|nachts?|nacht|wochenenden?|feiertagen?|nuits?|week-ends?|noches?|festivos?)$/iu

/** A word that stands for something the sentence says in another way: a day within its days, a country within its region. */
export function holdsFor(word: Word, asked: string, passage: Passage): Word | undefined {
  const country = countryOf(word.text)
  if (country) return countriesOf(passage.text).has(country) ? word : undefined
  if (isAlways(passage.text) && aroundTheClock.test(word.text)) return { ...word, denied: false }
  const days = daysOf(word.text)
  const offered = days && daysOf(asked) ? daysOf(passage.text) : null
  if (!days || !offered || ![...days].every((day) => offered.has(day))) return undefined
  return { ...word, denied: passage.words.some((w) => w.denied && daysOf(w.text) !== null) }
}

/** 'Courses in English and Dutch' leaves German out. */
function missesTongue(requirement: Reading, passage: Passage): boolean {
  const offered = languagesOfCountry(passage.text)
  if (offered.size < 2 || passage.words.some((w) => w.denied)) return false
  return [...languagesOfCountry(requirement.text)].some((tongue) => !offered.has(tongue))
}

function missesDay(requirement: Reading, passage: Passage): boolean {
  const asked = daysOf(requirement.text)
  const offered = asked && !passage.words.some((w) => w.denied) ? daysOf(passage.text) : null
  if (!asked || !offered) return false
  return [...asked].some((day) => !offered.has(day))
}

function opposed(requirement: Reading, passage: Passage): boolean {
  if (requirement.words.some((w) => w.denied) || passage.words.some((w) => w.denied)) return false
  const asked = oppositesIn(requirement.text)
  const offered = oppositesIn(passage.text)
  return asked.some(([a, b], i) => {
    const [offersA, offersB] = offered[i] ?? [false, false]
    return (a && offersB && !offersA) || (b && offersA && !offersB)
  })
}

/** Which of each pair of opposites a text says. */
const oppositesIn = memoizeText((text) => opposites.map(([a, b]) => [a.test(text), b.test(text)] as const))
