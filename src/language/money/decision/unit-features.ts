import type { Candidate } from '../price-candidates.ts'
import type { PriceUnit } from '../units/price-unit.ts'
import type { PricedText } from './features.ts'
import { tokensOf } from './tokens.ts'

/** How far from its amount a unit counts as near, in words. */
const near = 3

/** What the model knows of an amount being counted by a unit: what the rules read, and where the unit is named. */
export function unitFeaturesOf(
  { language, candidates }: PricedText,
  one: Candidate,
  unit: PriceUnit | null,
): string[] {
  const { sentence, index, unitIndex, end } = one
  const kind = unit === null ? 'total' : unit === 'unit' ? 'unit' : 'named'
  const isRules = one.unit === unit
  const before = tokensOf(sentence.slice(0, index), language)
  const after = tokensOf(sentence.slice(unitIndex), language)
  const [first = '$', second = '$', third = '$'] = after
  const last = before.at(-1) ?? '^'
  const isOfOther = candidates.some((other) => other !== one && other.unit === unit)
  const facts = [
    `counted ${unit}`,
    `counted ${kind} as another ${isOfOther} ${isRules}`,
    `counted by rules ${isRules}`,
    `counted ${kind} ${isRules} ${end > unitIndex}`,
    `counted ${one.unit} as ${unit}`,
    `counted ${kind} after ${first}`,
    `counted ${kind} after ${first} ${second}`,
    `counted ${kind} after ${first} ${second} ${third}`,
    `counted ${kind} before ${last}`,
    `counted ${kind} start ${before[0] ?? '^'}`,
    `counted ${kind} start ${before[0] ?? '^'} ${before[1] ?? '^'}`,
    `counted ${kind} edge ${before.length < 2} ${after.length < 2}`,
    `counted ${kind} of ${new Set(one.mentions.map((mention) => mention.unit)).size}`,
  ]
  const placed = one.mentions.map((mention) => {
    const isBefore = mention.end <= index
    const between = tokensOf(
      isBefore ? sentence.slice(mention.end, index) : sentence.slice(unitIndex, mention.index),
      language,
    )
    const beside =
      tokensOf(sentence.slice(Math.max(0, mention.index - 30), mention.index), language).at(-1) ?? '^'
    return { unit: mention.unit, isBefore, between, beside }
  })
  const nearest = placed
    .filter((mention) => unit === null || unit === mention.unit)
    .sort((a, b) => a.between.length - b.between.length)[0]
  if (!nearest) return [...facts, `counted ${kind} unnamed ${isRules}`]
  const side = nearest.isBefore ? 'before' : 'after'
  const distance = Math.min(8, nearest.between.length)
  const isSeparate = nearest.between.some((token) => /^[,;:()]$/.test(token))
  return [
    ...facts,
    `counted ${kind} ${side} ${distance}`,
    `counted ${kind} ${side} ${distance} ${isRules}`,
    `counted ${kind} ${side} ${isSeparate} ${distance <= near}`,
    `counted ${kind} ${side} beside ${nearest.beside}`,
    `counted ${kind} ${side} beside ${nearest.beside} ${distance <= near}`,
    `counted ${kind} ${nearest.unit} ${side} ${distance <= near}`,
    ...(distance <= near ? [`counted ${kind} ${side} by ${nearest.between.join(' ')}`] : []),
    ...nearest.between.slice(0, 8).map((token) => `counted ${kind} ${side} between ${token}`),
  ]
}
