import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { metered } from '../../metering/metering.ts'
import type { Call } from '../../providers/assistant/assistant.ts'

/** How often a turn is redone because a listing was edited meanwhile; after that, its job is retried. */
const maxAttempts = 3

/** A turn of the assistant: `State` is what it reads, `Result` what the assistant produces. */
interface Turn<State, Result> {
  /** Null when there is nothing to do. */
  read(): Promise<State | null>
  /** The company that pays for the assistant's calls. */
  payer(state: State): string
  /** Calls the assistant. Runs outside of any transaction, because the calls take seconds. */
  work(state: State, call: Call): Promise<Result>
  /** Writes the result if the state is still current. False when the turn must be redone from a fresh state. */
  write(tx: Tx, state: State, result: Result): Promise<boolean>
}

/** Reads, works and writes, with optimistic concurrency control: the turn is redone when its state has changed. */
export async function runTurn<State, Result>(
  ctx: Ctx,
  turn: Turn<State, Result>,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const state = await turn.read()
    if (!state) return
    const call = metered(ctx, turn.payer(state), { signal })
    const result = await turn.work(state, call).finally(call.settled)
    if (await ctx.db.transaction((tx) => turn.write(tx, state, result))) return
  }
  throw new Error(`the listings were edited during each of ${maxAttempts} attempts`)
}
