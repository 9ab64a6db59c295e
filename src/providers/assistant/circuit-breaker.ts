import type { Assistant, Call } from './assistant.ts'
import { AssistantError, isProviderOutage } from './errors.ts'

export interface CircuitLog {
  warn(detail: object, message: string): void
  info(detail: object, message: string): void
}

/** Consecutive failures after which the circuit opens. A round whose turn fails twice makes two of them. */
const failuresToOpen = 4
/** How long the open circuit refuses all calls, in milliseconds. */
const pauseMs = 30_000

/**
 * Stops calling a provider that is away, so that nobody waits for it.
 *
 * - closed: calls pass. `failuresToOpen` failures in a row open the circuit.
 * - open: calls fail at once, until `pauseMs` after the last failure.
 * - half-open: one call at a time passes. Its success closes the circuit, its failure opens it again.
 *
 * The state is the process's own. The log gets one line when calls begin to fail and one when they succeed again.
 */
export class CircuitBreaker {
  readonly #now: () => Date
  readonly #log: CircuitLog | undefined
  #failures = 0
  #firstFailureAt = 0
  #lastFailureAt = 0
  #probing = false

  constructor(now: () => Date, log?: CircuitLog) {
    this.#now = now
    this.#log = log
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#failures < failuresToOpen) return 'closed'
    return this.#now().getTime() - this.#lastFailureAt < pauseMs ? 'open' : 'half-open'
  }

  /** Whether `run` would make its call. */
  get accepts(): boolean {
    return this.state === 'closed' || (this.state === 'half-open' && !this.#probing)
  }

  /** @throws AssistantError 'unavailable' while the circuit is open, or half-open with a call under way */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { state } = this
    if (!this.accepts) throw refused()
    if (state === 'half-open') this.#probing = true
    try {
      const result = await work()
      this.#succeed()
      return result
    } catch (error) {
      if (isProviderOutage(error)) this.#fail(error)
      else if (error instanceof AssistantError) this.#succeed()
      throw error
    } finally {
      if (state === 'half-open') this.#probing = false
    }
  }

  #fail(error: AssistantError): void {
    this.#lastFailureAt = this.#now().getTime()
    if (this.#failures === 0) {
      this.#firstFailureAt = this.#lastFailureAt
      this.#log?.warn({ failure: error.failure, reason: reasonOf(error) }, 'the assistant is away')
    }
    this.#failures += 1
  }

  #succeed(): void {
    if (this.#failures === 0) return
    const ms = this.#now().getTime() - this.#firstFailureAt
    this.#log?.info({ ms, failures: this.#failures }, 'the assistant is back')
    this.#failures = 0
  }
}

const refused = () =>
  new AssistantError('unavailable', 'The assistant is not available right now. Please try again.', {
    retryAfter: pauseMs / 1000,
  })

const reasonOf = ({ cause, message }: AssistantError): string =>
  cause instanceof Error ? cause.message : message

/** Sends every call of an assistant through the circuit breaker. */
export function withCircuitBreaker(assistant: Assistant, breaker: CircuitBreaker): Assistant {
  const guard =
    <B, T>(run: (brief: B, call: Call) => Promise<T>) =>
    (brief: B, call: Call) =>
      breaker.run(() => run(brief, call))
  return {
    name: assistant.name,
    isAvailable: () => breaker.accepts,
    parse: guard(assistant.parse),
    match: guard(assistant.match),
    judge: guard(assistant.judge),
    ask: guard(assistant.ask),
    pitch: guard(assistant.pitch),
    rank: guard(assistant.rank),
    describe: guard(assistant.describe),
  }
}
