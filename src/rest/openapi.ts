import { z } from 'zod'
import { type ErrorCode, errors } from '../shared/errors.ts'
import { type Row, spellings } from './row.ts'

const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

const failure = {
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: { success: { const: false }, message: { type: 'string' }, error: { type: 'string' } },
}

/** The interface's document, from the same rows that serve it. */
export function openApi(rows: readonly Row[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const row of rows) {
    for (const { path } of spellings(row.paths)) {
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, path) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version: '1.0.0',
      description:
        'Requests and offerings find each other and talk. Log in with an emailed code (the session is a cookie), or send a personal API key as `Authorization: Bearer`. Results that take time arrive over socket.io at `/socket.io`.',
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
    },
  }
}

function operation(row: Row, path: string) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: `${row.method.toLowerCase()}${path
      .replace('/api/', '_')
      .replaceAll(/[/{}]+/g, '_')
      .replace(/_$/, '')}`,
    summary: row.summary,
    tags: [row.tag],
    ...(row.anybody ? { security: [{}] } : {}),
    parameters: [...inPath, ...inQuery(row)],
    ...(row.body
      ? {
          requestBody: {
            required: row.method !== 'DELETE',
            ...json(schemaOf(row.body, 'input'), row.example),
          },
        }
      : {}),
    responses: {
      [row.status]:
        row.status === 204
          ? { description: 'Done' }
          : { description: 'Done', ...json(schemaOf(row.reply, 'output')) },
      ...failuresOf(row),
    },
  }
}

function inQuery(row: Row) {
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

function failuresOf(row: Row) {
  const codes: ErrorCode[] = [
    'BAD_INPUT',
    ...(row.anybody ? [] : (['NO_SESSION', 'FORBIDDEN'] as const)),
    ...row.errors,
    'TOO_MANY',
  ]
  const texts = new Map<number, Set<string>>()
  for (const code of codes) {
    const { status, message } = errors[code]
    texts.set(status, (texts.get(status) ?? new Set()).add(message))
  }
  return Object.fromEntries(
    [...texts].map(([status, messages]) => [
      status,
      { description: [...messages].join(' '), ...json({ $ref: '#/components/schemas/Failure' }) },
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
