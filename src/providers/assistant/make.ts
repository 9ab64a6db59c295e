import type { Assistant } from './assistant.ts'
import { CircuitBreaker, type CircuitLog, withCircuitBreaker } from './circuit-breaker.ts'
import type { ClaudeSettings } from './claude/client.ts'
import { type GuardedAssistant, withGuardrails } from './guardrails.ts'
import { rules } from './rules/rules.ts'

export type AssistantSettings =
  | { readonly kind: 'rules' }
  | {
      readonly kind: 'claude'
      readonly apiKey: string
      readonly baseURL?: string | undefined
      readonly model: string
    }

export function makeAssistant(
  settings: AssistantSettings,
  log?: CircuitLog & NonNullable<ClaudeSettings['log']>,
  now: () => Date = () => new Date(),
): GuardedAssistant {
  if (settings.kind === 'rules') return withGuardrails(rules)
  return withGuardrails(withCircuitBreaker(lazyClaude({ ...settings, log }), new CircuitBreaker(now, log)))
}

/** Loads the Anthropic SDK on the first call: it is large, and `rules` doesn't need it. */
function lazyClaude(settings: ClaudeSettings): Assistant {
  let loading: Promise<Assistant> | undefined
  const load = () => {
    loading ??= import('./claude/claude.ts').then(({ claude }) => claude(settings))
    return loading
  }
  return {
    name: 'claude',
    isAvailable: () => true,
    parse: async (brief, call) => (await load()).parse(brief, call),
    match: async (brief, call) => (await load()).match(brief, call),
    judge: async (brief, call) => (await load()).judge(brief, call),
    ask: async (brief, call) => (await load()).ask(brief, call),
    pitch: async (brief, call) => (await load()).pitch(brief, call),
    rank: async (brief, call) => (await load()).rank(brief, call),
    describe: async (brief, call) => (await load()).describe(brief, call),
  }
}
