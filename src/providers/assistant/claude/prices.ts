import type { Usage } from '../assistant.ts'

interface Price {
  /** US dollars per million tokens. */
  readonly input: number
  /** US dollars per million tokens. */
  readonly output: number
  /** As a fraction of the input price. */
  readonly cacheRead: number
}

/** As a fraction of the input price. */
const cacheWriteFactor = 1.25

/** By prefix of the model name; the first match applies. Source: platform.claude.com/docs, November 2026. */
const prices: readonly [string, Price][] = [
  ['claude-fable-5-', { input: 10, output: 50, cacheRead: 0.025 }],
  ['claude-mythos-5-', { input: 10, output: 50, cacheRead: 0.025 }],
  ['claude-fable', { input: 10, output: 50, cacheRead: 0.1 }],
  ['claude-mythos', { input: 10, output: 50, cacheRead: 0.1 }],
  ['claude-opus-5-5', { input: 4, output: 20, cacheRead: 0.05 }],
  ['claude-opus-4-1', { input: 15, output: 75, cacheRead: 0.1 }],
  ['claude-opus-4-2', { input: 15, output: 75, cacheRead: 0.1 }],
  ['claude-opus', { input: 5, output: 25, cacheRead: 0.1 }],
  ['claude-sonnet-5-5', { input: 2, output: 10, cacheRead: 0.05 }],
  ['claude-sonnet-5', { input: 2, output: 10, cacheRead: 0.1 }],
  ['claude-sonnet', { input: 3, output: 15, cacheRead: 0.1 }],
  ['claude-haiku-5-5', { input: 0.5, output: 2.5, cacheRead: 0.1 }],
  ['claude-haiku', { input: 1, output: 5, cacheRead: 0.1 }],
]
/** Unknown models get the highest price, so that their cost isn't underestimated. */
const unknownModelPrice: Price = { input: 15, output: 75, cacheRead: 0.1 }

type Tokens = Pick<Usage, 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'>

/** The cost in millionths of a US dollar: dollars per million tokens are millionths of a dollar per token. */
export function costMicros(model: string, tokens: Tokens): number {
  const price = prices.find(([name]) => model.startsWith(name))?.[1] ?? unknownModelPrice
  const weightedInput =
    tokens.inputTokens + tokens.cacheWriteTokens * cacheWriteFactor + tokens.cacheReadTokens * price.cacheRead
  return Math.round(weightedInput * price.input + tokens.outputTokens * price.output)
}
