import { termsOf } from '../../src/language/terms/terms.ts'
import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import * as briefs from '../../src/providers/assistant/briefs.ts'
import type { GuardedAssistant } from '../../src/providers/assistant/guardrails.ts'
import type { Judgement } from '../../src/providers/assistant/results.ts'
import type { Label, Pair, ParseCase } from './cases.ts'
import { buyerOf, sellerOf, threadOf } from './listings.ts'

/** Metrics for one half of the labelled data. Shares are 0 to 1. */
export interface Figures {
  judgements: number
  accuracy: number
  macroF1: number
  f1: Record<Label, number>
  /** Share of wrong verdicts among 'meet', the most expensive mistake. */
  falseMeets: number
  quotes: number
  quoteValidity: number
  matchAccuracy: number
  matchPrecision: number
  matchRecall: number
  /** Probability that a matching pair scores above one that doesn't match (ROC AUC). */
  matchOrder: number
  pointPrecision: number
  pointRecall: number
  titles: number
  parties: number
}

export interface Mistake {
  pair: string
  what: string
  expected: string
  actual: string
  detail: string
}

const labelOf = (verdict: Judgement['verdict']): Label =>
  verdict === 'meet' ? '+' : verdict === 'not meet' ? '-' : '?'

export async function measure(
  assistant: GuardedAssistant,
  pairs: readonly Pair[],
  parses: readonly ParseCase[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
): Promise<Figures> {
  return {
    ...(await measureJudging(assistant, pairs, mistakes, onUsage)),
    ...(await measureMatching(assistant, pairs, mistakes, onUsage)),
    ...(await measureParsing(assistant, parses, mistakes, onUsage)),
  }
}

async function measureJudging(
  assistant: Assistant,
  pairs: readonly Pair[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
) {
  const results: [expected: Label, actual: Label][] = []
  let verdictCount = 0
  let validQuotes = 0
  for (const pair of pairs) {
    const judgements = await assistant.judge(
      briefs.judgeBrief(sellerOf(pair), buyerOf(pair), threadOf(pair)),
      {
        onUsage,
      },
    )
    const texts = textsOf(pair)
    pair.requirements.forEach(([text, expected], i) => {
      const judgement = judgements[i]
      const actual = labelOf(judgement?.verdict ?? null)
      results.push([expected, actual])
      if (actual !== '?') verdictCount += 1
      if (judgement?.quote && texts.some((source) => source.includes(judgement.quote ?? ''))) validQuotes += 1
      if (actual !== expected)
        mistakes.push({
          pair: pair.id,
          what: text,
          expected,
          actual,
          detail: `${judgement?.reason} ${judgement?.quote ?? ''}`,
        })
    })
  }
  const labels: Label[] = ['+', '-', '?']
  const f1 = Object.fromEntries(labels.map((label) => [label, f1Of(results, label)])) as Record<Label, number>
  const meets = results.filter(([, actual]) => actual === '+')
  return {
    judgements: results.length,
    accuracy: share(results.filter(([expected, actual]) => expected === actual).length, results.length),
    macroF1: (f1['+'] + f1['-'] + f1['?']) / 3,
    f1,
    falseMeets: share(meets.filter(([expected]) => expected !== '+').length, meets.length),
    quotes: verdictCount,
    quoteValidity: share(validQuotes, verdictCount),
  }
}

function f1Of(results: readonly [expected: Label, actual: Label][], label: Label): number {
  const hits = results.filter(([expected, actual]) => expected === label && actual === label).length
  const precision = share(hits, results.filter(([, actual]) => actual === label).length)
  const recall = share(hits, results.filter(([expected]) => expected === label).length)
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

async function measureMatching(
  assistant: Assistant,
  pairs: readonly Pair[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
) {
  const results: { expected: boolean; actual: boolean; score: number }[] = []
  const matchPair = async (id: string, expected: boolean, brief: briefs.MatchBrief) => {
    const { match: verdict, score } = await assistant.match(brief, { onUsage })
    const match = verdict === true
    results.push({ expected, actual: match, score })
    if (match !== expected)
      mistakes.push({
        pair: id,
        what: 'match',
        expected: String(expected),
        actual: String(match),
        detail: String(score),
      })
  }
  for (const [i, pair] of pairs.entries()) {
    await matchPair(pair.id, pair.match, briefs.matchBrief(sellerOf(pair), buyerOf(pair)))
    // Each seller is also paired with a buyer of another trade.
    const other = pairs[(i + 7) % pairs.length]
    if (other && other.id !== pair.id)
      await matchPair(`${pair.id} × ${other.id}`, false, briefs.matchBrief(sellerOf(pair), buyerOf(other)))
  }
  const hits = results.filter((result) => result.expected && result.actual).length
  const positives = results.filter((result) => result.expected)
  const negatives = results.filter((result) => !result.expected)
  const comparisons = positives.flatMap(({ score }) =>
    negatives.map((negative): number => (score > negative.score ? 1 : score === negative.score ? 0.5 : 0)),
  )
  return {
    matchAccuracy: share(
      results.filter((result) => result.expected === result.actual).length,
      results.length,
    ),
    matchPrecision: share(hits, results.filter((result) => result.actual).length),
    matchRecall: share(hits, positives.length),
    matchOrder: share(
      comparisons.reduce((sum, n) => sum + n, 0),
      comparisons.length,
    ),
  }
}

export async function measureParsing(
  assistant: GuardedAssistant,
  parses: readonly ParseCase[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
) {
  let found = 0
  let expected = 0
  let returned = 0
  let titles = 0
  let parties = 0
  for (const example of parses) {
    const parsed = await assistant.parse(briefs.parseBrief(example.side, example.text), { onUsage })
    const missing = [...example.points]
    // A limit or a refusal is found where the form keeps it.
    const stated = [...parsed.points, ...parsed.privateNotes.map((note) => note.text)]
    for (const point of stated) {
      const best = missing
        .map((text) => ({ text, similarity: similarity(text, point) }))
        .sort((a, b) => b.similarity - a.similarity)[0]
      if (best && best.similarity >= minSimilarity) missing.splice(missing.indexOf(best.text), 1)
      else mistakes.push({ pair: example.id, what: 'point', expected: '', actual: point, detail: '' })
    }
    for (const text of missing)
      mistakes.push({ pair: example.id, what: 'point', expected: text, actual: '', detail: '' })
    found += example.points.length - missing.length
    expected += example.points.length
    returned += stated.length
    const isTitleCorrect =
      example.title.every((word) => parsed.name.toLowerCase().includes(word.toLowerCase())) &&
      parsed.name.length <= 80
    if (isTitleCorrect) titles += 1
    else
      mistakes.push({
        pair: example.id,
        what: 'title',
        expected: example.title.join(' '),
        actual: parsed.name,
        detail: '',
      })
    if (parsed.party === (example.party ?? '')) parties += 1
    else
      mistakes.push({
        pair: example.id,
        what: 'party',
        expected: example.party ?? '',
        actual: parsed.party,
        detail: '',
      })
  }
  return {
    pointPrecision: share(found, returned),
    pointRecall: share(found, expected),
    titles: share(titles, parses.length),
    parties: share(parties, parses.length),
  }
}

/** From this similarity, a point counts as found. */
const minSimilarity = 0.6

/** Dice coefficient of the terms of two points, 0 to 1. */
function similarity(a: string, b: string): number {
  const [x, y] = [new Set(termsOf(a, 'en')), new Set(termsOf(b, 'en'))]
  const shared = [...x].filter((term) => y.has(term)).length
  return x.size + y.size === 0 ? 0 : (2 * shared) / (x.size + y.size)
}

const textsOf = ({ seller, talk }: Pair): string[] => [
  seller.name,
  seller.description,
  seller.about ?? '',
  seller.file ?? '',
  ...(seller.points ?? []),
  ...(talk ?? []).flatMap(([side, text]) => (side === 'seller' ? [text] : [])),
]

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
