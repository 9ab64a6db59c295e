import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { pointCandidatesOf } from '../../src/providers/assistant/rules/calls/parse.ts'
import {
  featuresOf,
  type PointCandidate,
} from '../../src/providers/assistant/rules/parsing/point-features.ts'
import { readPointLabels } from '../eval/labelled-points.ts'
import { devBlindLongParses } from '../eval/sets/parsing/dev-blind-long-parses.ts'
import { devLongParses } from '../eval/sets/parsing/dev-long-parses.ts'
import { devPosts } from '../eval/sets/parsing/dev-posts.ts'
import { readMarkedListings } from '../eval/sets/privacy/marked-listings.ts'
import type { LongParseCase } from '../eval/sets/types.ts'
import type { Sample } from '../models/logistic-regression.ts'
import { type MarkedText, readMarkedTexts } from './marked-texts.ts'

/** A clause that the parser finds in a text, and whether it is a point. */
export interface Example extends Sample {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
}

/** The clauses of the marked texts, and of the dev texts that somebody labelled. Nothing of the held-out sets. */
export const readExamples = (): Example[] => [
  ...readMarkedTexts().flatMap(ofMarkedText),
  ...[
    ...devLongParses,
    ...devBlindLongParses,
    ...devPosts,
    ...readMarkedListings('dev-marked-listings'),
  ].flatMap(ofLabelledText),
]

/** A clause is a point if most of its letters are marked. What the parser reworded is left out. */
function ofMarkedText({ group, side, text, isPoint }: MarkedText): Example[] {
  const lower = text.toLowerCase()
  return pointCandidatesOf(parseBrief(side, text)).flatMap((candidate) => {
    const start = lower.indexOf(candidate.point.toLowerCase())
    if (start < 0) return []
    const letters = [...candidate.point.matchAll(/[\p{L}\p{N}]/gu)]
    const marked = letters.filter(({ index }) => isPoint[start + index])
    return [exampleOf(group, candidate, 2 * marked.length >= letters.length)]
  })
}

const labels = readPointLabels()

function ofLabelledText({ id, side, text }: LongParseCase): Example[] {
  const labelled = labels.get(id)
  if (!labelled) return []
  return pointCandidatesOf(parseBrief(side, text)).flatMap((candidate) => {
    const label = labelled.get(candidate.point)
    return label === undefined ? [] : [exampleOf('labelled', candidate, label === '+')]
  })
}

const exampleOf = (group: string, candidate: PointCandidate, isOne: boolean): Example => ({
  group,
  features: featuresOf(candidate),
  isOne,
  weight: 1,
})
