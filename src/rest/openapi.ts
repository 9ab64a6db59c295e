import { z } from 'zod'
import { type ErrorCode, errors, failureBody } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import { forSide, type PerSide, pathsOf, type RestRoute } from './route.ts'

const json = (schema: object, rest: object = {}) => ({ content: { 'application/json': { schema, ...rest } } })

const failure = {
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'What went wrong, in words for a person' },
    error: { type: 'string', description: 'The same text as `message`' },
    code: {
      type: 'string',
      description: 'With status 409 and 503: what a program can tell apart, such as `proposal_expired`',
    },
  },
}

const description = `Parley matches requests with offerings and lets both sides negotiate.

**Authentication.** Log in with an emailed code, which sets a session cookie, or create an API key on your home page and send it as \`Authorization: Bearer …\`. A key acts on behalf of its owner. A read-only key can’t write. Every \`user_id\` in a request must be your own.

**Live events.** Results that take time arrive over socket.io at \`/socket.io\`. With a key, pass \`auth: { token }\` in the handshake. Emit \`join_room_for_user\` with your \`user_id\` and \`join_conversation\` with a \`conversation_id\`. The acknowledgement’s \`quiet_ms\` is the time without events in that room before you joined; if you read your data earlier than that, read it again. Listen for \`landing_request_text_parse_done\`, \`landing_offering_text_parse_done\`, \`product_text_parse_done\`, \`procurement_text_parse_done\`, \`media_analysis_done\`, \`conversation_lock_status\`, \`conversation_updated\`, \`listing_updated\`, \`proposal_made\`, \`proposal_closed\`, \`agreement_made\` and \`sort_best_matches_done\`. Programs that can’t keep a socket open can use webhooks, which a company registers on its home page.

**Retries.** Send an \`Idempotency-Key\` header with a write to make it safe to retry. For one day, a request with the same key and body gets the same reply, without cookies. Without a login, that holds for requests with the cookie \`parley_client\` of the first reply. A different body with the same key gets 422. It gets 409 while the first one is at work, and when the reply of a write is lost that may have been carried out.

**Rate limits.** The \`RateLimit-*\` headers of every reply show your remaining requests. Above the limit you get 429 with a \`Retry-After\` header.`

/** The OpenAPI document of the routes. */
export function openApi(routes: readonly RestRoute[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    for (const { path, side } of pathsOf(route.paths)) {
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, path, side) }
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
    // Relative to the document: clients call the origin that they loaded it from.
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    security: [{ session: [] }, { key: [] }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'parley_session',
          description: 'Over https its name is `__Host-parley_session`',
        },
        key: { type: 'http', scheme: 'bearer' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Makes the write safe to retry',
          schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
        },
      },
    },
  }
}

function operation(route: RestRoute, path: string, side: Side) {
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const headers = route.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]
  return {
    operationId: `${route.method.toLowerCase()}${path
      .replace('/api/', '_')
      .replaceAll(/[/{}]+/g, '_')
      .replace(/_$/, '')}`,
    summary: route.summary,
    tags: [route.tag],
    ...(route.isPublic ? { security: [{}] } : {}),
    parameters: [...pathParameters, ...queryParameters(route), ...headers],
    ...(route.body ? { requestBody: requestBody(route, route.body, side) } : {}),
    responses: {
      [route.status]: { description: 'Done', ...replyOf(route, side) },
      ...failuresOf(route),
    },
  }
}

function replyOf({ status, fileType, reply }: RestRoute, side: Side): object {
  if (status === 204) return {}
  if (fileType) return { content: { [fileType]: { schema: { type: 'string', format: 'binary' } } } }
  return json(schemaOf(forSide(reply, side), 'output'))
}

const requestBody = (route: RestRoute, body: PerSide<z.ZodType>, side: Side) => ({
  required: route.method !== 'DELETE',
  ...json(schemaOf(forSide(body, side), 'input'), { example: forSide(route.example, side) }),
})

function queryParameters(route: RestRoute) {
  if (!route.query) return []
  const { properties = {}, required = [] } = schemaOf(route.query, 'input') as {
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

/** The errors of a route: its own and those that every call can return. */
function codesOf(route: RestRoute): ErrorCode[] {
  const write: ErrorCode[] =
    route.method === 'GET' ? [] : ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'IDEMPOTENCY_MISMATCH']
  const known: ErrorCode[] = route.isPublic ? [] : ['NO_SESSION', 'FORBIDDEN']
  return ['BAD_INPUT', ...known, ...route.errors, ...write, 'TOO_MANY', 'INTERNAL']
}

/** Error responses by status, with an example for each error code. */
function failuresOf(route: RestRoute) {
  const byStatus = Map.groupBy(new Set(codesOf(route)), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => errors[code].message).join(' '),
        ...(status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
        ...json(
          { $ref: '#/components/schemas/Failure' },
          { examples: Object.fromEntries(codes.map((code) => [code, { value: failureBody(code) }])) },
        ),
      },
    ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}
