import type { OwnListingView } from '../../../../../src/listings/schema.ts'
import type { MatchStatus } from '../../../../../src/matching/schema.ts'
import { searchCopy } from '../../../copy/leads.ts'

/** A shorter description says too little to be compared. In characters. */
const shortDescription = 60
/** More requirements than this are seldom all met. */
const manyRequirements = 6
/** With fewer strengths than this, few requirements can be answered. */
const fewStrengths = 3
const maxSuggestions = 3
/** Longer points are cut. In characters. */
const maxPointLength = 60

type Listing = Pick<OwnListingView, 'side' | 'name' | 'description' | 'points' | 'matchingInstructions'>

/** What would widen a listing without matches, most effective first. Computed from the listing and counts only. */
export function suggestionsFor(listing: Listing, { unanswered, near }: MatchStatus): string[] {
  const { side, name, description, points, matchingInstructions } = listing
  const copy = searchCopy(side)
  const isBuyer = side === 'buyer'
  const noneAnswered = isBuyer && unanswered.length > 1 && unanswered.length === points.length
  const suggestions = [
    noneAnswered && copy.noneAnswered,
    ...(isBuyer && !noneAnswered
      ? unanswered.slice(0, 2).map((text) => copy.unanswered(shortened(text)))
      : []),
    near !== null && near > 0 && matchingInstructions !== '' && copy.instructions,
    description.length < shortDescription && copy.shortDescription,
    !/\s/.test(name.trim()) && copy.shortName,
    isBuyer && points.length > manyRequirements && copy.manyPoints(points.length),
    !isBuyer && points.length < fewStrengths && copy.fewPoints(points.length),
  ].filter((text) => text !== false)
  return suggestions.length > 0 ? suggestions.slice(0, maxSuggestions) : [copy.otherWords]
}

const shortened = (text: string): string =>
  text.length > maxPointLength ? `${text.slice(0, maxPointLength - 1).trimEnd()}…` : text
