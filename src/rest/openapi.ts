import { z } from 'zod'
import { type ErrorCode, errors } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import { forSide, type PerSide, pathsOf, type RestRoute } from './route.ts'

const json = (schema: object, rest: object = {}) => ({ content: { 'application/json': { schema, ...rest } } })

const failure = {
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'What went wrong, for a person to read' },
    error: { type: 'string', description: 'The same text' },
  },
}

const description = `Requests and offerings find each other and talk.

**Who you are.** Log in with an emailed code (the session is a cookie), or make an API key on your home page and send it as \`Authorization: Bearer …\`. A key acts for its owner; one that may only read is refused every write. A \`user_id\` on the wire must be your own.

**Results that take time** arrive over socket.io at \`/socket.io\` (handshake \`auth: { token }\` with a key): emit \`join_room_for_user\` with your \`user_id\` and \`join_conversation\` with a \`conversation_id\` (the acknowledgement's \`quiet_ms\` says how long nothing had rung there: what you read before that, read again), and listen for \`landing_request_text_parse_done\`, \`landing_offering_text_parse_done\`, \`product_text_parse_done\`, \`procurement_text_parse_done\`, \`media_analysis_done\`, \`conversation_lock_status\`, \`conversation_updated\` and \`sort_best_matches_done\`. Companies that can't keep a socket open register webhooks on their home page.

**Safe to retry.** Send an \`Idempotency-Key\` with a write: the same key and body get the same reply for a day, and another body under the key gets 422. A repeated reply sets no cookies.

**Limits.** Every reply says what is left in \`RateLimit-*\` headers; above it, 429 with \`Retry-After\`.`

/** The interface's document, from the same rows that serve it. */
export function openApi(rows: readonly RestRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const row of rows) {
    for (const { path, side } of pathsOf(row.paths)) {
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, path, side) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(rows.map((row) => row.tag))].map((name) => ({ name })),
    security: [{ session: [] }, { key: [] }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'parley_session' },
        key: { type: 'http', scheme: 'bearer' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Makes this write safe to retry',
          schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
        },
      },
    },
  }
}

function operation(row: RestRoute, path: string, side: Side) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const named = row.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]
  return {
    operationId: `${row.method.toLowerCase()}${path
      .replace('/api/', '_')
      .replaceAll(/[/{}]+/g, '_')
      .replace(/_$/, '')}`,
    summary: row.summary,
    tags: [row.tag],
    ...(row.isPublic ? { security: [{}] } : {}),
    parameters: [...inPath, ...inQuery(row), ...named],
    ...(row.body ? { requestBody: requestBody(row, row.body, side) } : {}),
    responses: {
      [row.status]:
        row.status === 204
          ? { description: 'Done' }
          : { description: 'Done', ...json(schemaOf(forSide(row.reply, side), 'output')) },
      ...failuresOf(row),
    },
  }
}

const requestBody = (row: RestRoute, body: PerSide<z.ZodType>, side: Side) => ({
  required: row.method !== 'DELETE',
  ...json(schemaOf(forSide(body, side), 'input'), { example: forSide(row.example, side) }),
})

function inQuery(row: RestRoute) {
  if (!row.query) return []
  const { properties = {}, required = [] } = schemaOf(row.query, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** What may go wrong in any call, and in this one. */
function codesOf(row: RestRoute): ErrorCode[] {
  const write: ErrorCode[] =
    row.method === 'GET' ? [] : ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'IDEMPOTENCY_MISMATCH']
  const known: ErrorCode[] = row.isPublic ? [] : ['NO_SESSION', 'FORBIDDEN']
  return ['BAD_INPUT', ...known, ...row.errors, ...write, 'TOO_MANY', 'INTERNAL']
}

/** Each status once, with an example for every way to get it. */
function failuresOf(row: RestRoute) {
  const byStatus = Map.groupBy(new Set(codesOf(row)), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => errors[code].message).join(' '),
        ...(status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        ...json(
          { $ref: '#/components/schemas/Failure' },
          { examples: Object.fromEntries(codes.map((code) => [code, { value: failureOf(code) }])) },
        ),
      },
    ]),
  )
}

const failureOf = (code: ErrorCode) => {
  const { message } = errors[code]
  return { success: false, message, error: message }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}
