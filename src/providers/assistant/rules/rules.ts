import type { Assistant, Call } from '../assistant.ts'
import { ask } from './ask.ts'
import { describe } from './describe.ts'
import { judge } from './judge.ts'
import { match } from './match.ts'
import { parse } from './parse.ts'
import { pitch } from './pitch.ts'
import { rank } from './rank.ts'

/** The assistant without a model: deterministic, from the text alone, and silent where the text is silent. */
export const rules: Assistant = {
  name: 'rules',
  parse: (brief, call) => now(call, () => parse(brief)),
  match: (brief, call) => now(call, () => match(brief)),
  judge: (brief, call) => now(call, () => judge(brief)),
  ask: (brief, call) => now(call, () => ask(brief)),
  pitch: (brief, call) => now(call, () => pitch(brief, call)),
  rank: (brief, call) => now(call, () => rank(brief)),
  describe: (brief, call) => now(call, () => describe(brief)),
}

async function now<T>(call: Call, work: () => T | Promise<T>): Promise<T> {
  call.signal?.throwIfAborted()
  return work()
}
