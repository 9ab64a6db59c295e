import { termsOf } from '../../src/language/terms/terms.ts'
import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import * as briefs from '../../src/providers/assistant/briefs.ts'
import type { Judgement } from '../../src/providers/assistant/results.ts'
import type { Label, Pair, ParseCase } from './cases.ts'
import { buyerOf, sellerOf, talkOf } from './listings.ts'

/** Numbers for one half of the labelled data. */
export interface Figures {
  judgements: number
  accuracy: number
  macroF1: number
  f1: Record<Label, number>
  /** The share of 'meet' that was wrongly said: the costliest mistake. */
  falseMeets: number
  quotes: number
  quoteValidity: number
  matchAccuracy: number
  matchPrecision: number
  matchRecall: number
  /** A matching pair scores above one that doesn't, for all such pairs. */
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
  got: string
  detail: string
}

const labelOf = (verdict: Judgement['verdict']): Label =>
  verdict === 'meet' ? '+' : verdict === 'not meet' ? '-' : '?'

export async function measure(
  assistant: Assistant,
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
  const seen: [Label, Label][] = []
  let quotes = 0
  let valid = 0
  for (const pair of pairs) {
    const judged = await assistant.judge(briefs.judgeBrief(sellerOf(pair), buyerOf(pair), talkOf(pair)), {
      onUsage,
    })
    const texts = textsOf(pair)
    pair.requirements.forEach(([text, expected], i) => {
      const judgement = judged[i]
      const got = labelOf(judgement?.verdict ?? null)
      seen.push([expected, got])
      if (got !== '?') quotes += 1
      if (judgement?.quote && texts.some((words) => words.includes(judgement.quote ?? ''))) valid += 1
      if (got !== expected)
        mistakes.push({
          pair: pair.id,
          what: text,
          expected,
          got,
          detail: `${judgement?.reason} ${judgement?.quote ?? ''}`,
        })
    })
  }
  const labels: Label[] = ['+', '-', '?']
  const f1 = Object.fromEntries(labels.map((label) => [label, f1Of(seen, label)])) as Record<Label, number>
  const meets = seen.filter(([, got]) => got === '+')
  return {
    judgements: seen.length,
    accuracy: share(seen.filter(([expected, got]) => expected === got).length, seen.length),
    macroF1: (f1['+'] + f1['-'] + f1['?']) / 3,
    f1,
    falseMeets: share(meets.filter(([expected]) => expected !== '+').length, meets.length),
    quotes,
    quoteValidity: share(valid, quotes),
  }
}

function f1Of(seen: readonly [Label, Label][], label: Label): number {
  const hits = seen.filter(([expected, got]) => expected === label && got === label).length
  const precision = share(hits, seen.filter(([, got]) => got === label).length)
  const recall = share(hits, seen.filter(([expected]) => expected === label).length)
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

async function measureMatching(
  assistant: Assistant,
  pairs: readonly Pair[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
) {
  const seen: { expected: boolean; got: boolean; score: number }[] = []
  const tell = async (id: string, expected: boolean, brief: briefs.MatchBrief) => {
    const { match, score } = await assistant.match(brief, { onUsage })
    seen.push({ expected, got: match, score })
    if (match !== expected)
      mistakes.push({
        pair: id,
        what: 'match',
        expected: String(expected),
        got: String(match),
        detail: String(score),
      })
  }
  for (const [i, pair] of pairs.entries()) {
    await tell(pair.id, pair.match, briefs.matchBrief(sellerOf(pair), buyerOf(pair)))
    // Strangers: each seller also meets a buyer of another trade.
    const other = pairs[(i + 7) % pairs.length]
    if (other && other.id !== pair.id)
      await tell(`${pair.id} × ${other.id}`, false, briefs.matchBrief(sellerOf(pair), buyerOf(other)))
  }
  const hits = seen.filter((s) => s.expected && s.got).length
  const [good, bad] = [seen.filter((s) => s.expected), seen.filter((s) => !s.expected)]
  const ordered = good.flatMap((g) =>
    bad.map((b): number => (g.score > b.score ? 1 : g.score === b.score ? 0.5 : 0)),
  )
  return {
    matchAccuracy: share(seen.filter((s) => s.expected === s.got).length, seen.length),
    matchPrecision: share(hits, seen.filter((s) => s.got).length),
    matchRecall: share(hits, good.length),
    matchOrder: share(
      ordered.reduce((sum, n) => sum + n, 0),
      ordered.length,
    ),
  }
}

async function measureParsing(
  assistant: Assistant,
  parses: readonly ParseCase[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
) {
  let found = 0
  let expected = 0
  let said = 0
  let titles = 0
  let parties = 0
  for (const example of parses) {
    const parsed = await assistant.parse(briefs.parseBrief(example.side, example.text), { onUsage })
    const left = [...example.points]
    for (const point of parsed.points) {
      const best = left
        .map((text) => ({ text, alike: alike(text, point) }))
        .sort((a, b) => b.alike - a.alike)[0]
      if (best && best.alike >= 0.6) left.splice(left.indexOf(best.text), 1)
      else mistakes.push({ pair: example.id, what: 'point', expected: '', got: point, detail: '' })
    }
    for (const text of left)
      mistakes.push({ pair: example.id, what: 'point', expected: text, got: '', detail: '' })
    found += example.points.length - left.length
    expected += example.points.length
    said += parsed.points.length
    const named =
      example.title.every((word) => parsed.name.toLowerCase().includes(word.toLowerCase())) &&
      parsed.name.length <= 80
    if (named) titles += 1
    else
      mistakes.push({
        pair: example.id,
        what: 'title',
        expected: example.title.join(' '),
        got: parsed.name,
        detail: '',
      })
    if (parsed.party === (example.party ?? '')) parties += 1
    else
      mistakes.push({
        pair: example.id,
        what: 'party',
        expected: example.party ?? '',
        got: parsed.party,
        detail: '',
      })
  }
  return {
    pointPrecision: share(found, said),
    pointRecall: share(found, expected),
    titles: share(titles, parses.length),
    parties: share(parties, parses.length),
  }
}

/** How far two points hold the same terms (Dice). */
function alike(a: string, b: string): number {
  const [x, y] = [new Set(termsOf(a, 'en')), new Set(termsOf(b, 'en'))]
  const both = [...x].filter((term) => y.has(term)).length
  return x.size + y.size === 0 ? 0 : (2 * both) / (x.size + y.size)
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
