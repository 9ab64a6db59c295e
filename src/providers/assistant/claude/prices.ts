import type { Usage } from '../assistant.ts'

/** US dollars for a million tokens: in, out, and the shares of the price of input for the cache. */
interface Price {
  readonly input: number
  readonly output: number
  readonly cacheRead: number
}

const cacheWrite = 1.25

/** By the beginning of a model's name; the first that fits counts. From platform.claude.com/docs, November 2026. */
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
/** An unknown model counts as a dear one: a spending limit errs on the safe side. */
const unknown: Price = { input: 15, output: 75, cacheRead: 0.1 }

type Tokens = Pick<Usage, 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'>

/** Millionths of a dollar; a price for a million tokens is millionths for each. */
export function costMicros(model: string, tokens: Tokens): number {
  const price = prices.find(([name]) => model.startsWith(name))?.[1] ?? unknown
  const input =
    tokens.inputTokens + tokens.cacheWriteTokens * cacheWrite + tokens.cacheReadTokens * price.cacheRead
  return Math.round(input * price.input + tokens.outputTokens * price.output)
}
