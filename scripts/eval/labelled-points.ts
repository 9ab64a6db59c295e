import { readFileSync } from 'node:fs'
import { languages } from '../../src/language/languages.ts'
import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import type { LongParseCase } from './sets/types.ts'

/** How many points of the texts somebody labelled: a requirement or strength, something else, something private. */
export interface PointFigures {
  readonly points: number
  readonly others: number
  readonly secrets: number
  /** The text was split otherwise when it was labelled. */
  readonly unlabelled: number
}

type Label = '+' | '-' | '!'

/** What the assistant makes points of, by labels that a person gave to the clauses of the texts. */
export async function measurePoints(
  assistant: Assistant,
  cases: readonly LongParseCase[],
  onUsage: (usage: Usage) => void,
): Promise<PointFigures> {
  const labels = readPointLabels()
  const found: (Label | undefined)[] = []
  for (const { id, side, text } of cases) {
    const labelled = labels.get(id)
    if (!labelled) continue
    const { points } = await assistant.parse(parseBrief(side, text), { onUsage })
    found.push(...points.map((point) => labelled.get(point)))
  }
  const count = (label: Label | undefined) => found.filter((one) => one === label).length
  return { points: count('+'), others: count('-'), secrets: count('!'), unlabelled: count(undefined) }
}

/** Of each text, by its id, the labelled clauses: lines `+ clause`, `- clause` and `! clause` after `=== id`. */
export const readPointLabels = (): Map<string, ReadonlyMap<string, Label>> =>
  new Map(
    languages.flatMap((language) =>
      readFileSync(new URL(`sets/parsing/dev-labelled-points/${language}.txt`, import.meta.url), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((block) => {
          const [id = '', ...lines] = block.trimEnd().split('\n')
          return [id, new Map(lines.map((line) => [line.slice(2), line[0] as Label]))] as const
        }),
    ),
  )
