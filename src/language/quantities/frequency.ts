import { boundBefore } from './bounds.ts'
import { frequency, type Quantity } from './quantity.ts'
import { frequencyOf, unitOf } from './units.ts'

const often =
  /\b(?:(?<times>once|twice|einmal|zweimal|dreimal)\s+(?:a|an|per|every|pro|die|im|in der)\s+|(?:every|each|jede[nsr]?|chaque|cada|tous les|todos los)\s+)(?<unit>\p{L}+)|\p{L}+/giu
const spelledTimes: Record<string, number> = { once: 1, einmal: 1, twice: 2, zweimal: 2, dreimal: 3 }
const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tage?|mittwoche?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/iu

/** Rhythms that stand alone: 'weekly deliveries', 'twice a week', 'every Tuesday'. */
export function frequenciesOf(text: string, taken: readonly Quantity[]): Quantity[] {
  return [...text.matchAll(often)].flatMap((match) => {
    const rate = rateOf(match)
    const end = match.index + match[0].length
    if (rate === null || taken.some((q) => match.index < q.end && end > q.index)) return []
    return [
      frequency(rate, boundBefore(text.slice(0, match.index)), { topic: null, index: match.index, end }),
    ]
  })
}

function rateOf(match: RegExpMatchArray): number | null {
  const { times, unit: name } = match.groups ?? {}
  if (!name) return frequencyOf(match[0])
  const unit = unitOf(name)
  const days = weekday.test(name) ? 7 : unit?.dimension === 'time' ? unit.factor : null
  return days === null ? null : (spelledTimes[times?.toLowerCase() ?? 'once'] ?? 1) / days
}
