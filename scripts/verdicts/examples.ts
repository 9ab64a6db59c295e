import { judgeBrief } from '../../src/providers/assistant/briefs.ts'
import type { EvidenceScore } from '../../src/providers/assistant/rules/evidence/score-evidence.ts'
import { scoreRequirements } from '../../src/providers/assistant/rules/evidence/score-requirements.ts'
import type { RequirementFeatures } from '../../src/providers/assistant/rules/verdicts/features.ts'
import { type Input, inputOf, verdicts } from '../../src/providers/assistant/rules/verdicts/model.ts'
import { readRequirements } from '../../src/providers/assistant/rules/verdicts/read-requirements.ts'
import type { Pair } from '../eval/cases.ts'
import { devPairs } from '../eval/dev-pairs.ts'
import { buyerOf, sellerOf, threadOf } from '../eval/listings.ts'
import { checkThreads } from '../eval/sets/threads/check-threads.ts'
import { devBlindThreads } from '../eval/sets/threads/dev-blind-threads.ts'
import { devMoreThreads } from '../eval/sets/threads/dev-more-threads.ts'
import { devRedExchanges } from '../eval/sets/threads/dev-red-exchanges.ts'
import { devLastThreads, devRedThreads } from '../eval/sets/threads/dev-red-threads.ts'
import { devShortThreads } from '../eval/sets/threads/dev-short-threads.ts'
import { devThreads } from '../eval/sets/threads/dev-threads.ts'
import {
  checkForeignThreads,
  devForeignThreadsA,
  devForeignThreadsB,
  devForeignThreadsC,
  devForeignThreadsD,
  devForeignThreadsE,
  devForeignThreadsG,
  devForeignThreadsH,
  devForeignThreadsI,
} from '../eval/sets/threads/foreign-threads.ts'

export interface Example {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly features: RequirementFeatures
  readonly input: Input
  /** What the rules say. */
  readonly score: EvidenceScore | null
  /** The index of its verdict in `verdicts`. */
  readonly label: number
}

/** The labelled requirements. Nothing of the held-out sets, nor of the check halves. */
export const readExamples = (): Example[] => [
  ...examplesOf('pairs', devPairs),
  ...examplesOf('threads', devThreads),
  ...examplesOf('more', devMoreThreads),
  ...examplesOf('red', [...devRedThreads, ...devLastThreads]),
  ...examplesOf('exchanges', devRedExchanges),
  ...examplesOf('short', devShortThreads),
  ...examplesOf('blind', devBlindThreads),
  ...examplesOf('foreign a', devForeignThreadsA),
  ...examplesOf('foreign b', devForeignThreadsB),
  ...examplesOf('foreign c', devForeignThreadsC),
  ...examplesOf('foreign d', devForeignThreadsD),
  ...examplesOf('foreign e', devForeignThreadsE),
  ...examplesOf('foreign g', devForeignThreadsG),
  ...examplesOf('foreign h', devForeignThreadsH),
  ...examplesOf('foreign i', devForeignThreadsI),
]

/** Sets by which the rules were written. That the rules are right about them says nothing of their worth elsewhere. */
const tunedGroups = ['pairs', 'threads', 'more']

export const readCheckHalves = (): Example[] => [
  ...examplesOf('check', checkThreads),
  ...examplesOf('check', checkForeignThreads),
]

const verdictOfLabel = { '+': 'meet', '-': 'not meet', '?': 'unknown' } as const

const examplesOf = (group: string, pairs: readonly Pair[]): Example[] =>
  pairs.flatMap((pair) => {
    const brief = judgeBrief(sellerOf(pair), buyerOf(pair), threadOf(pair))
    const scores = scoreRequirements(brief.requirements, brief.buyer, brief.seller, brief.thread)
    return readRequirements(brief).map((features, i) => ({
      group,
      features,
      input: inputOf(tunedGroups.includes(group) ? withoutRules(features) : features),
      score: scores[i] ?? null,
      label: verdicts.indexOf(verdictOfLabel[pair.requirements[i]?.[1] ?? '?']),
    }))
  })

const withoutRules = (features: RequirementFeatures): RequirementFeatures => ({
  ...features,
  clauses: features.clauses.map((clause) => ({
    ...clause,
    stance: clause.stance.filter((name) => !name.startsWith('rule ')),
  })),
})
