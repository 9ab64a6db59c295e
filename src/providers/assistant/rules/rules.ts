import type { Assistant, Call } from '../assistant.ts'
import { describe } from './calls/describe.ts'
import { rank } from './calls/rank.ts'
import type { CallName, Calls } from './worker-thread/calls.ts'
import { RulesThread } from './worker-thread/rules-thread.ts'

const thread = new RulesThread()

/** The assistant without a model. It is deterministic and uses the texts alone. */
export const rules: Assistant = {
  name: 'rules',
  isAvailable: () => true,
  parse: (brief, call) => run('parse', brief, call),
  match: (brief, call) => run('match', brief, call),
  judge: (brief, call) => run('judge', brief, call),
  ask: (brief, call) => run('ask', brief, call),
  pitch: async (brief, call) => {
    const blocks = await run('pitch', brief, call)
    for (const length of blocks.keys()) call.onDelta?.(blocks.slice(0, length + 1).join('\n\n'))
    return blocks.join('\n\n')
  },
  // One call for each pair, so that a long list doesn't delay other calls.
  rank: (brief, call) => rank(brief, (pair) => run('scorePair', pair, call)),
  describe: async (brief, call) => {
    call.signal?.throwIfAborted()
    return await describe(brief)
  },
}

async function run<N extends CallName>(
  name: N,
  brief: Parameters<Calls[N]>[0],
  { signal, payer }: Call,
): Promise<ReturnType<Calls[N]>> {
  signal?.throwIfAborted()
  const result = await thread.run(name, brief, payer)
  signal?.throwIfAborted()
  return result
}
