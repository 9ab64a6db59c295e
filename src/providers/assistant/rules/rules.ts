import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Assistant, Call } from '../assistant.ts'
import { ask } from './calls/ask.ts'
import { describe } from './calls/describe.ts'
import { judge } from './calls/judge.ts'
import { match } from './calls/match.ts'
import { parse } from './calls/parse.ts'
import { pitch } from './calls/pitch.ts'
import { rank } from './calls/rank.ts'

/** The assistant without a model. It is deterministic and uses the texts alone. */
export const rules: Assistant = {
  name: 'rules',
  isAvailable: () => true,
  parse: (brief, call) => enqueue(call, () => parse(brief)),
  match: (brief, call) => enqueue(call, () => match(brief)),
  judge: (brief, call) => enqueue(call, () => judge(brief)),
  ask: (brief, call) => enqueue(call, () => ask(brief)),
  pitch: (brief, call) => enqueue(call, () => pitch(brief, call)),
  rank,
  describe: async (brief, call) => {
    call.signal?.throwIfAborted()
    return await describe(brief)
  },
}

let queueTail: Promise<unknown> = Promise.resolve()

/** Runs calls one at a time and yields to the event loop before each, so that other requests are served. */
function enqueue<T>(call: Call, work: () => T): Promise<T> {
  const result = queueTail.then(async () => {
    await yieldToEventLoop()
    call.signal?.throwIfAborted()
    return work()
  })
  queueTail = result.catch(() => {})
  return result
}
