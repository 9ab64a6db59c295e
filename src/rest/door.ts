import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../context.ts'
import { AppError } from '../shared/errors.ts'
import { visitOf } from '../trpc/context.ts'
import { docsPage } from './docs.ts'
import { openApi } from './openapi.ts'
import { callerOf, type Row, spellings, type Wire } from './row.ts'
import { rows } from './rows.ts'

/** The documented interface: each row of the table becomes a route, and the same rows its document. */
export async function restDoor(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
  for (const row of rows) {
    for (const { path, side } of spellings(row.paths)) {
      app.route({
        method: row.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => serve(ctx, row, side, request, reply),
      })
    }
  }
  const document = openApi(rows, ctx.config.publicUrl)
  app.get('/api/openapi.json', () => document)
  await app.register(docsPage)
}

async function serve(ctx: Ctx, row: Row, side: Wire['side'], request: FastifyRequest, reply: FastifyReply) {
  const visit = await visitOf(ctx, request, reply)
  const params = request.params as Record<string, string>
  const query = row.query ? row.query.parse(request.query) : (request.query ?? {})
  if (!row.anybody && !visit.viewer) throw new AppError('NO_SESSION')
  const body = row.body ? row.body.parse(request.body ?? {}) : (request.body ?? {})

  const claimed = [params, query, body].flatMap((part) => claimedUser(part))
  if (!row.anybody && claimed.some((id) => id !== visit.viewer?.employeeId)) throw new AppError('FORBIDDEN')

  const origin = `${request.protocol}://${request.host}`
  const result = await row.call(callerOf(visit), { side, origin, params, query, body })
  return row.status === 204 ? reply.code(204).send() : reply.code(row.status).send(result)
}

function claimedUser(part: unknown): string[] {
  if (part === null || typeof part !== 'object' || !('user_id' in part)) return []
  return typeof part.user_id === 'string' && part.user_id !== '' ? [part.user_id] : []
}
