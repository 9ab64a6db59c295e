import type { Assistant } from './assistant.ts'
import { checked } from './checked.ts'
import type { ClaudeSettings } from './claude/client.ts'
import { rules } from './rules/rules.ts'

export type AssistantSettings =
  | { readonly kind: 'rules' }
  | {
      readonly kind: 'claude'
      readonly apiKey: string
      readonly baseURL?: string | undefined
      readonly model: string
    }

/** The assistant the settings ask for, checked. */
export function makeAssistant(settings: AssistantSettings, log?: ClaudeSettings['log']): Assistant {
  return checked(settings.kind === 'rules' ? rules : lazily({ ...settings, log }))
}

/** Claude's client is large; it is loaded at the first call, so that `rules` starts without it. */
function lazily(settings: ClaudeSettings): Assistant {
  let loading: Promise<Assistant> | undefined
  const load = () => {
    loading ??= import('./claude/claude.ts').then(({ claude }) => claude(settings))
    return loading
  }
  return {
    name: 'claude',
    parse: async (brief, call) => (await load()).parse(brief, call),
    match: async (brief, call) => (await load()).match(brief, call),
    judge: async (brief, call) => (await load()).judge(brief, call),
    ask: async (brief, call) => (await load()).ask(brief, call),
    pitch: async (brief, call) => (await load()).pitch(brief, call),
    rank: async (brief, call) => (await load()).rank(brief, call),
    describe: async (brief, call) => (await load()).describe(brief, call),
  }
}
