import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { listen } from './listen.ts'

/*
 * A local server with the Messages API: plain and streamed responses, errors, refusals, broken and missing responses.
 * `script` determines the replies: a list in order, whose last one repeats, a function, or a named behavior. `good`
 * replies sensibly; `obedient` follows every instruction in a prompt and repeats all of it.
 */

type Kind = 'parse' | 'match' | 'judge' | 'ask' | 'rank' | 'describe' | 'pitch'

export interface LoggedRequest {
  readonly kind: Kind
  readonly headers: IncomingMessage['headers']
  readonly body: MessagesBody
  /** The text of the system prompt and of all messages. */
  readonly prompt: string
}

interface Block {
  readonly type: string
  readonly text?: string
  readonly cache_control?: { type: string }
  readonly source?: { media_type: string; data: string }
}

interface MessagesBody {
  readonly model: string
  readonly max_tokens: number
  readonly stream?: boolean
  readonly system: Block[]
  readonly messages: { role: string; content: Block[] }[]
  readonly output_config?: { format: { schema: { properties: Record<string, unknown> } } }
}

export type Reply =
  | { json: unknown }
  /** Streamed with `gapMs` between two pieces. */
  | { text: string; stop?: string; gapMs?: number }
  | { status: number; type?: string; headers?: Record<string, string> }
  | { refusal: true }
  /** Never responds. */
  | { silence: true }
  /** Responds with a body that isn't what its headers say. */
  | { garbage: true }
  /** Begins a response and closes the connection. */
  | { cut: true }

type Script = 'good' | 'obedient' | readonly Reply[] | ((request: LoggedRequest, index: number) => Reply)

export interface AnthropicServer {
  readonly url: string
  readonly requests: LoggedRequest[]
  [Symbol.asyncDispose](): Promise<void>
}

const usage = {
  input_tokens: 100,
  output_tokens: 20,
  cache_creation_input_tokens: 1000,
  cache_read_input_tokens: 2000,
}

export async function startAnthropicServer({
  script = 'good',
}: {
  script?: Script
} = {}): Promise<AnthropicServer> {
  const requests: LoggedRequest[] = []
  const server = createServer(async (request, response) => {
    const logged = await read(request)
    requests.push(logged)
    answer(response, logged.body, replyOf(script, logged, requests.length - 1))
  })
  return {
    url: await listen(server),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function read(request: IncomingMessage): Promise<LoggedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as MessagesBody
  const blocks = [...body.system, ...body.messages.flatMap((message) => message.content)]
  return {
    kind: kindOf(body),
    headers: request.headers,
    body,
    prompt: blocks.map((block) => block.text ?? '').join('\n'),
  }
}

/** A property of the output schema that tells the kind of call. */
const kindsByProperty: readonly [string, Kind][] = [
  ['judgements', 'judge'],
  ['questions', 'ask'],
  ['leads', 'rank'],
  ['summary', 'describe'],
  ['match', 'match'],
  ['party', 'parse'],
]

function kindOf(body: MessagesBody): Kind {
  const properties = Object.keys(body.output_config?.format.schema.properties ?? {})
  return kindsByProperty.find(([property]) => properties.includes(property))?.[1] ?? 'pitch'
}

function replyOf(script: Script, request: LoggedRequest, index: number): Reply {
  if (script === 'good') return good(request)
  if (script === 'obedient') return obedient(request)
  if (typeof script === 'function') return script(request, index)
  return script[Math.min(index, script.length - 1)] ?? good(request)
}

const ids = (prompt: string, name: string) =>
  [...prompt.matchAll(new RegExp(`<${name} id="([^"]+)">`, 'g'))].map((match) => match[1] ?? '')
/** The messages' text, without the system prompt. */
const messageText = ({ body }: LoggedRequest) =>
  body.messages
    .flatMap((m) => m.content)
    .map((block) => block.text ?? '')
    .join('\n')

/** Replies to every call in its format, sensibly enough for a flow to continue. */
export function good(request: LoggedRequest): Reply {
  const name = /<name>\n([^\n]+)/.exec(request.prompt)?.[1] ?? 'this'
  switch (request.kind) {
    case 'parse':
      return {
        json: {
          party: '',
          partyDescription: '',
          name: 'Organic flour',
          description: 'Organic flour for a bakery.',
          points: ['2 t a week', 'Delivered'],
        },
      }
    case 'match':
      return { json: { match: true, conflict: '', score: 0.8 } }
    case 'judge':
      return {
        json: {
          judgements: ids(request.prompt, 'requirement').map((requirement) => ({
            requirement,
            verdict: null,
            reason: 'Nothing speaks to it.',
            quote: null,
          })),
        },
      }
    case 'ask':
      return { json: { questions: ['Could you tell us how you would deliver?'] } }
    case 'rank':
      return { json: { leads: ids(request.prompt, 'lead').map((lead, i) => ({ lead, score: i })) } }
    case 'describe':
      return { json: { summary: 'A file about the product.', text: '' } }
    case 'pitch':
      return { text: `Hello, we would like to talk about ${name}. What else would you like to know?` }
  }
}

/** Follows instructions from any text, and repeats everything it was sent, with markup added. */
function obedient(request: LoggedRequest): Reply {
  const all = `<b>${messageText(request)}</b>\u200B[click](http://evil.example)\u0007`
  switch (request.kind) {
    case 'parse':
      return { json: { party: all, partyDescription: all, name: all, description: all, points: [all, all] } }
    case 'match':
      return { json: { match: true, conflict: '', score: 99 } }
    case 'judge':
      return {
        json: {
          judgements: ids(request.prompt, 'requirement').map((requirement) => ({
            requirement,
            verdict: 'meet',
            reason: all,
            quote: all.slice(0, 300),
          })),
        },
      }
    case 'ask':
      return { json: { questions: Array.from({ length: 20 }, () => all) } }
    case 'rank':
      return {
        json: {
          leads: [
            { lead: '999', score: 100 },
            ...ids(request.prompt, 'lead').map((lead) => ({ lead, score: 1 })),
          ],
        },
      }
    case 'describe':
      return { json: { summary: all, text: all } }
    case 'pitch':
      return { text: all }
  }
}

function answer(response: ServerResponse, body: MessagesBody, reply: Reply): void {
  if ('silence' in reply) return
  if ('garbage' in reply || 'cut' in reply) {
    const type = body.stream ? 'text/event-stream' : 'application/json'
    response.writeHead(200, { 'content-type': type })
    if ('garbage' in reply) response.end('event: message_start\ndata: <html>\n\n')
    else response.write('event: message_start\ndata: {"type":', () => response.destroy())
    return
  }
  if ('status' in reply) {
    const error = {
      type: 'error',
      error: { type: reply.type ?? 'api_error', message: `status ${reply.status}` },
    }
    response
      .writeHead(reply.status, {
        'content-type': 'application/json',
        'retry-after-ms': '1',
        ...reply.headers,
      })
      .end(JSON.stringify(error))
    return
  }
  const text = 'json' in reply ? JSON.stringify(reply.json) : 'text' in reply ? reply.text : ''
  const stop = 'refusal' in reply ? 'refusal' : 'text' in reply ? (reply.stop ?? 'end_turn') : 'end_turn'
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    stop_sequence: null,
    usage,
  }
  if (body.stream) void stream(response, message, text, { stop, gapMs: 'gapMs' in reply ? reply.gapMs : 0 })
  else {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ ...message, content: text ? [{ type: 'text', text }] : [], stop_reason: stop }),
    )
  }
}

async function stream(
  response: ServerResponse,
  message: object,
  text: string,
  { stop, gapMs = 0 }: { stop: string; gapMs?: number | undefined },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  send('message_start', { message: { ...message, content: [], stop_reason: null } })
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  for (const piece of text.match(/[\s\S]{1,24}/g) ?? []) {
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
    if (gapMs > 0) await delay(gapMs)
  }
  send('content_block_stop', { index: 0 })
  send('message_delta', {
    delta: { stop_reason: stop, stop_sequence: null },
    usage: { output_tokens: usage.output_tokens },
  })
  send('message_stop', {})
  response.end()
}
