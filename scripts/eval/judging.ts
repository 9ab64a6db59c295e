import { detectLanguage } from '../../src/language/detect-language.ts'
import { type Language, languages } from '../../src/language/languages.ts'
import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import * as briefs from '../../src/providers/assistant/briefs.ts'
import { statementsOf } from '../../src/providers/assistant/rules/analysis/injection-filter.ts'
import type { Label, Pair } from './cases.ts'
import { buyerOf, sellerOf, threadOf } from './listings.ts'

/** Figures of judging in one language, or in all. */
export interface JudgingFigures {
  readonly language: Language | 'all'
  readonly judgements: number
  /** Share of right verdicts, unknown included. */
  readonly accuracy: number
  /** Verdicts other than unknown. */
  readonly definite: number
  /** Share of wrong ones among them: a wrong verdict costs ten unknowns. */
  readonly wrongAmongDefinite: number
}

interface Result {
  readonly language: Language
  readonly expected: Label
  readonly actual: Label
}

/** Judges pairs, by the language of the request. `list` gets every wrong result. */
export async function measureVerdicts(
  assistant: Assistant,
  pairs: readonly Pair[],
  onUsage: (usage: Usage) => void,
  list: (line: string) => void = () => {},
): Promise<JudgingFigures[]> {
  const results: Result[] = []
  for (const pair of pairs) {
    const brief = briefs.judgeBrief(sellerOf(pair), buyerOf(pair), threadOf(pair))
    const judgements = await assistant.judge(brief, { onUsage })
    const { name, description } = pair.buyer
    const language = detectLanguage([name, description, ...brief.requirements].join('. '))
    pair.requirements.forEach(([text, expected], i) => {
      const { verdict = null, quote = null } = judgements[i] ?? {}
      const actual = verdict === 'meet' ? '+' : verdict === 'not meet' ? '-' : '?'
      results.push({ language, expected, actual })
      if (actual !== expected)
        list(`- ${pair.id}: ${text} | expected ${expected} got ${actual} | ${quote ?? ''}`)
    })
  }
  return [...languages, 'all' as const].map((language) => {
    const some = results.filter((result) => language === 'all' || result.language === language)
    const definite = some.filter(({ actual }) => actual !== '?')
    return {
      language,
      judgements: some.length,
      accuracy: share(some.filter(isRight).length, some.length),
      definite: definite.length,
      wrongAmongDefinite: share(definite.filter((result) => !isRight(result)).length, definite.length),
    }
  })
}

const isRight = ({ expected, actual }: Result): boolean => expected === actual

/** The share of texts of which the injection filter keeps every sentence. */
export const shareKept = (texts: readonly { readonly text: string }[]): number =>
  share(
    texts.filter(({ text }) => statementsOf(text).join(' ').length >= text.trim().length * 0.97).length,
    texts.length,
  )

/** The share of texts of which it drops at least one sentence. */
export const shareDropped = (texts: readonly { readonly text: string }[]): number => 1 - shareKept(texts)

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
