import { setImmediate as letOthers } from 'node:timers/promises'
import type { Assistant, Call } from '../assistant.ts'
import { ask } from './calls/ask.ts'
import { describe } from './calls/describe.ts'
import { judge } from './calls/judge.ts'
import { match } from './calls/match.ts'
import { parse } from './calls/parse.ts'
import { pitch } from './calls/pitch.ts'
import { rank } from './calls/rank.ts'

/** The assistant without a model: deterministic, from the text alone, and silent where the text is silent. */
export const rules: Assistant = {
  name: 'rules',
  parse: (brief, call) => inTurn(call, () => parse(brief)),
  match: (brief, call) => inTurn(call, () => match(brief)),
  judge: (brief, call) => inTurn(call, () => judge(brief)),
  ask: (brief, call) => inTurn(call, () => ask(brief)),
  pitch: (brief, call) => inTurn(call, () => pitch(brief, call)),
  rank,
  describe: async (brief, call) => {
    call.signal?.throwIfAborted()
    return await describe(brief)
  },
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other, however many are asked at once, and whoever else the process serves goes between them. */
function inTurn<T>(call: Call, work: () => T): Promise<T> {
  const mine = turn.then(async () => {
    await letOthers()
    call.signal?.throwIfAborted()
    return work()
  })
  turn = mine.catch(() => {})
  return mine
}
