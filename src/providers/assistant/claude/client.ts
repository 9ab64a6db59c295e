import Anthropic, { APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type {
  ContentBlockParam,
  Message,
  MessageCreateParamsNonStreaming,
} from '@anthropic-ai/sdk/resources/messages'
import type * as z from 'zod/v4'
import type { Call, Usage } from '../assistant.ts'
import { AssistantError } from '../errors.ts'
import { spoken } from './answers.ts'
import { costMicros } from './prices.ts'
import { prompts } from './prompts.ts'

export interface ClaudeSettings {
  readonly apiKey: string
  readonly baseURL?: string | undefined
  readonly model: string
  readonly log?: { warn(detail: object, message: string): void } | undefined
  /** One request's time; the whole call, retries and all, has `patienceMs`. */
  readonly timeoutMs?: number
  readonly patienceMs?: number
  readonly maxRetries?: number
}

/** What is asked: the stable head, cached for the lead's later rounds, and what changes from call to call. */
export interface Ask {
  readonly kind: Usage['call']
  readonly head: readonly ContentBlockParam[]
  readonly tail: string
}

const maxTokens = 8_000

export class Client {
  readonly #api: Anthropic
  readonly #settings: ClaudeSettings

  constructor(settings: ClaudeSettings) {
    this.#settings = settings
    this.#api = new Anthropic({
      apiKey: settings.apiKey,
      baseURL: settings.baseURL ?? null,
      timeout: settings.timeoutMs ?? 60_000,
      maxRetries: settings.maxRetries ?? 3,
      logLevel: 'off',
    })
  }

  /** An answer of the given form; one that doesn't fit, or that `fits` refuses, is asked for once more. */
  async answer<T>(
    ask: Ask,
    schema: z.ZodType<T>,
    call: Call,
    fits: (answer: T) => boolean = () => true,
  ): Promise<T> {
    return this.#guarded(ask, call, async (signal) => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const body = { ...this.#body(ask), output_config: { format: zodOutputFormat(schema) } }
        const message = await this.#api.messages.create(body, { signal })
        this.#account(ask, message, call)
        const parsed = schema.safeParse(jsonOf(textOf(message)))
        if (parsed.success && fits(parsed.data)) return parsed.data
        this.#settings.log?.warn(
          { call: ask.kind, stop: message.stop_reason },
          'The answer does not fit its form',
        )
      }
      throw new AssistantError('malformed', 'The assistant gave no usable answer. Please try again.')
    })
  }

  /** Free text, streamed as it is written. */
  async speak(ask: Ask, call: Call): Promise<string> {
    return this.#guarded(ask, call, async (signal) => {
      const stream = this.#api.messages.stream(this.#body(ask), { signal })
      stream.on('text', (_, soFar) => call.onWords?.(soFar))
      const message = await stream.finalMessage()
      this.#account(ask, message, call)
      const text = spoken.safeParse(textOf(message))
      if (text.success && message.stop_reason === 'end_turn') return text.data
      throw new AssistantError('malformed', 'The assistant gave no usable answer. Please try again.')
    })
  }

  #body({ kind, head, tail }: Ask): MessageCreateParamsNonStreaming {
    const cached = head.map((block, i) =>
      i === head.length - 1 ? { ...block, cache_control: { type: 'ephemeral' as const } } : block,
    )
    return {
      model: this.#settings.model,
      max_tokens: maxTokens,
      system: [{ type: 'text', text: prompts[kind], cache_control: { type: 'ephemeral' } }],
      messages: [
        { role: 'user', content: [...(cached as ContentBlockParam[]), { type: 'text', text: tail }] },
      ],
    }
  }

  /** Counts what was paid for, then refuses what the model refused. */
  #account(ask: Ask, message: Message, call: Call): void {
    const tokens = {
      inputTokens: message.usage.input_tokens,
      outputTokens: message.usage.output_tokens,
      cacheReadTokens: message.usage.cache_read_input_tokens ?? 0,
      cacheWriteTokens: message.usage.cache_creation_input_tokens ?? 0,
    }
    const model = message.model || this.#settings.model
    call.onUsage?.({
      call: ask.kind,
      provider: 'claude',
      model,
      ...tokens,
      costMicros: costMicros(model, tokens),
    })
    if (message.stop_reason === 'refusal') {
      throw new AssistantError('refused', 'The assistant declined to work on this text.')
    }
  }

  async #guarded<T>(ask: Ask, call: Call, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const patience = AbortSignal.timeout(this.#settings.patienceMs ?? 150_000)
    const signal = call.signal ? AbortSignal.any([call.signal, patience]) : patience
    try {
      return await work(signal)
    } catch (error) {
      call.signal?.throwIfAborted()
      const failure = failureOf(error, patience.aborted)
      if (failure !== error)
        this.#settings.log?.warn(
          { call: ask.kind, error: messageOf(error) },
          'The assistant could not be asked',
        )
      throw failure
    }
  }
}

function failureOf(error: unknown, outOfTime: boolean): unknown {
  if (error instanceof AssistantError) return error
  const options = { cause: error }
  if (outOfTime || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new AssistantError('too slow', 'The assistant took too long. Please try again.', options)
  }
  if (!(error instanceof APIError)) return error
  if (error.status === 401 || error.status === 403 || error.status === 404) {
    return new AssistantError(
      'not configured',
      'The assistant is not set up correctly. Please contact support.',
      options,
    )
  }
  if (error.status === 400 || error.status === 413) {
    return new AssistantError('unreadable', 'The assistant could not read this.', options)
  }
  const seconds = Number(error.headers?.get('retry-after'))
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : 30
  return new AssistantError('unavailable', 'The assistant is not available right now. Please try again.', {
    ...options,
    retryAfter,
  })
}

const textOf = (message: Message): string =>
  message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')

/** undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
