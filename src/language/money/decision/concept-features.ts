import type { Candidate } from '../price-candidates.ts'
import type { ConceptMention } from './concepts.ts'

/** How near to its amount a word is beside it, in characters. */
const beside = 12

const clauseEnd = /[,;:–—()]|\s(?:but|aber|mais|pero|and|und|et|y)\s/iu

/**
 * Where the words of each concept stand: beside the amount, in its clause or farther, before or after it, and whether
 * another amount is between.
 */
export function conceptFeaturesOf(
  mentions: readonly ConceptMention[],
  one: Candidate,
  others: readonly Candidate[],
): string[] {
  const { sentence, index, end } = one
  const places = mentions.map((mention) => {
    const isBefore = mention.end <= index
    const between = isBefore ? sentence.slice(mention.end, index) : sentence.slice(end, mention.index)
    const isBeyond = others.some(
      (other) =>
        other.at === one.at &&
        (isBefore
          ? other.index >= mention.end && other.end <= index
          : other.index >= end && other.end <= mention.index),
    )
    const scope = isBeyond
      ? 'beyond'
      : clauseEnd.test(between)
        ? 'sentence'
        : between.length > beside
          ? 'clause'
          : 'beside'
    return { name: mention.name, side: isBefore ? 'before' : 'after', scope }
  })
  return places.flatMap(({ name, side, scope }) => [
    `concept ${name} ${side} ${scope}`,
    ...(scope === 'clause' || scope === 'beside'
      ? [`concept ${name} in clause`, `concept ${name} ${side} in clause`]
      : []),
    ...(scope === 'beyond' ? [] : [`concept ${name}`, `concept ${name} ${one.unit === null}`]),
  ])
}
