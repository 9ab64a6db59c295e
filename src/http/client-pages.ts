import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errors } from '../shared/errors.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const year = 365 * 24 * 60 * 60

/** The built client: hashed files for a year, the page itself always fresh, and every other path is a route of it. */
export async function clientPages(app: FastifyInstance): Promise<void> {
  if (existsSync(join(built, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: built,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|trpc|media|assets|socket\.io|dev)(\/|$)/.test(request.url)
    if (wantsPage && existsSync(join(built, 'index.html'))) return reply.sendFile('index.html')
    const { message, status } = errors.NOT_FOUND
    return reply.code(status).send({ success: false, message, error: message })
  })
}
