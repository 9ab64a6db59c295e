import Anthropic, {
  AnthropicError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type {
  ContentBlockParam,
  Message,
  MessageCreateParamsNonStreaming,
} from '@anthropic-ai/sdk/resources/messages'
import type * as z from 'zod/v4'
import type { Call, Usage } from '../assistant.ts'
import { AssistantError } from '../errors.ts'
import { costMicros } from './prices.ts'
import { prompts } from './prompts.ts'
import { messageSchema } from './response-schemas.ts'

export interface ClaudeSettings {
  readonly apiKey: string
  readonly baseURL?: string | undefined
  readonly model: string
  readonly log?:
    | { warn(detail: object, message: string): void; debug(detail: object, message: string): void }
    | undefined
  /** Timeout of a single request. */
  readonly timeoutMs?: number
  /** Timeout of a whole call, retries included. */
  readonly deadlineMs?: number
  readonly maxRetries?: number
}

/** The prompt of a call. The prefix is the same in later rounds of a lead, so it is marked for prompt caching. */
export interface ModelRequest {
  readonly kind: Usage['call']
  readonly prefix: readonly ContentBlockParam[]
  readonly suffix: string
}

const maxTokens = 8_000
const maxAttempts = 2

/** Calls the Messages API. Methods throw `AssistantError`, or the reason of `call.signal` when it is aborted. */
export class ClaudeClient {
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

  /** Requests structured output. Retries once if the response doesn't match the schema or fails `isValid`. */
  async requestJson<T>(
    request: ModelRequest,
    schema: z.ZodType<T>,
    call: Call,
    isValid: (response: T) => boolean = () => true,
  ): Promise<T> {
    return this.#withDeadline(request, call, async (signal) => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const { type, schema: jsonSchema } = zodOutputFormat(schema)
        const body = { ...this.#body(request), output_config: { format: { type, schema: jsonSchema } } }
        const message =
          call.maxSilenceMs === undefined
            ? await this.#api.messages.create(body, { signal })
            : await this.#stream(body, { ...call, signal })
        this.#recordUsage(request, message, call)
        const parsed = schema.safeParse(parseJson(textOf(message)))
        if (parsed.success && isValid(parsed.data)) return parsed.data
        this.#settings.log?.warn(
          { call: request.kind, stop: message.stop_reason },
          'the model response does not match its schema',
        )
      }
      throw new AssistantError('malformed', 'The assistant gave no usable answer. Please try again.')
    })
  }

  /** Requests text and streams it to `call.onDelta`. */
  async streamText(request: ModelRequest, call: Call): Promise<string> {
    return this.#withDeadline(request, call, async (signal) => {
      const message = await this.#stream(this.#body(request), { ...call, signal })
      this.#recordUsage(request, message, call)
      const text = messageSchema.safeParse(textOf(message))
      if (text.success && message.stop_reason === 'end_turn') return text.data
      throw new AssistantError('malformed', 'The assistant gave no usable answer. Please try again.')
    })
  }

  /** A streamed request. Unlike the response as a whole, its events show within seconds whether the provider works. */
  async #stream(
    body: MessageCreateParamsNonStreaming,
    { signal, maxSilenceMs, onDelta }: Call,
  ): Promise<Message> {
    const stream = this.#api.messages.stream(body, {
      signal: signal ?? null,
      ...(maxSilenceMs === undefined ? {} : { maxRetries: 0 }),
    })
    if (onDelta) stream.on('text', (_, textSoFar) => onDelta(textSoFar))
    const timer = maxSilenceMs === undefined ? undefined : setTimeout(() => stream.abort(), maxSilenceMs)
    stream.on('streamEvent', () => timer?.refresh())
    try {
      return await stream.finalMessage()
    } finally {
      clearTimeout(timer)
    }
  }

  #body({ kind, prefix, suffix }: ModelRequest): MessageCreateParamsNonStreaming {
    const cachedPrefix = prefix.map((block, i) =>
      i === prefix.length - 1 ? { ...block, cache_control: { type: 'ephemeral' as const } } : block,
    )
    return {
      model: this.#settings.model,
      max_tokens: maxTokens,
      system: [{ type: 'text', text: prompts[kind], cache_control: { type: 'ephemeral' } }],
      messages: [
        { role: 'user', content: [...(cachedPrefix as ContentBlockParam[]), { type: 'text', text: suffix }] },
      ],
    }
  }

  /**
   * Reports the billed tokens.
   * @throws AssistantError 'refused' after that, if the model refused: a refusal is billed too.
   */
  #recordUsage(request: ModelRequest, message: Message, call: Call): void {
    const tokens = {
      inputTokens: message.usage.input_tokens,
      outputTokens: message.usage.output_tokens,
      cacheReadTokens: message.usage.cache_read_input_tokens ?? 0,
      cacheWriteTokens: message.usage.cache_creation_input_tokens ?? 0,
    }
    const model = message.model || this.#settings.model
    call.onUsage?.({
      call: request.kind,
      provider: 'claude',
      model,
      ...tokens,
      costMicros: costMicros(model, tokens),
    })
    if (message.stop_reason === 'refusal') {
      throw new AssistantError('refused', 'The assistant declined to work on this text.')
    }
  }

  async #withDeadline<T>(
    request: ModelRequest,
    call: Call,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(this.#settings.deadlineMs ?? 150_000)
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
    try {
      return await work(signal)
    } catch (error) {
      call.signal?.throwIfAborted()
      const failure = toAssistantError(error, deadline.aborted)
      if (failure !== error)
        this.#settings.log?.debug({ call: request.kind, error: messageOf(error) }, 'the model request failed')
      throw failure
    }
  }
}

/** Maps errors of the SDK and of responses that it can't read to `AssistantError`; other errors are returned unchanged. */
function toAssistantError(error: unknown, isPastDeadline: boolean): unknown {
  if (error instanceof AssistantError) return error
  const options = { cause: error }
  if (isPastDeadline || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new AssistantError('too slow', 'The assistant took too long. Please try again.', options)
  }
  if (!(error instanceof APIError)) {
    // A response that ends early or isn't what its headers say.
    const isBroken =
      error instanceof AnthropicError || error instanceof SyntaxError || error instanceof TypeError
    return isBroken ? new AssistantError('unavailable', notAvailable, options) : error
  }
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
  return new AssistantError('unavailable', notAvailable, { cause: error, retryAfter })
}

const notAvailable = 'The assistant is not available right now. Please try again.'

const textOf = (message: Message): string =>
  message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')

/** Returns undefined if the text isn't valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
