import { alternativeConnector } from '../lexicon/evidence/alternatives.ts'

const maxAlternatives = 4
const maxAlternativeWords = 8

/** Splits 'by truck or by rail' into requirements of which one suffices. */
export function alternativesOf(requirement: string): string[] {
  const parts = requirement.split(alternativeConnector)
  const [first = '', ...rest] = parts
  if (
    rest.length === 0 ||
    parts.length > maxAlternatives ||
    parts.some((part) => part.split(/\s+/).length > maxAlternativeWords)
  ) {
    return [requirement]
  }
  // In 'delivery by truck or rail', 'delivery by' belongs to both alternatives.
  const sharedStart = first.split(/\s+/).slice(0, -1).join(' ')
  return [
    first,
    ...rest.map((part) => (part.split(/\s+/).length <= 2 && sharedStart ? `${sharedStart} ${part}` : part)),
  ]
}
