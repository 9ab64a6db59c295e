import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from '../shared/errors.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const year = 365 * 24 * 60 * 60

/** The built client: hashed files for a year, the pages themselves always fresh, and every other path is a route. */
export async function clientPages(
  app: FastifyInstance,
  { isMember }: { isMember(request: FastifyRequest): boolean },
): Promise<void> {
  const pages = new Set(existsSync(join(built, 'pages')) ? readdirSync(join(built, 'pages')) : [])
  if (pages.size > 0) {
    await app.register(fastifyStatic, {
      root: built,
      index: false,
      // A route for each file there is; folders, the first page's address among them, are none.
      wildcard: false,
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
    if (wantsPage && pages.size > 0)
      return reply.sendFile(`pages/${pageFor(request.url, isMember(request), pages)}`)
    const { message, status } = errors.NOT_FOUND
    return reply.code(status).send({ success: false, message, error: message })
  })
}

/** The route's own document, as it was drawn for strangers or for members; the bare one where there is none. */
function pageFor(url: string, member: boolean, pages: ReadonlySet<string>): string {
  const [, path] = /^\/([\w-]*)\/?(?:[?#]|$)/.exec(url) ?? []
  const name = path === '' ? 'index' : path === 'index' ? undefined : path
  const names = member ? [`${name}.member`, name] : [name]
  return `${names.find((one) => pages.has(`${one}.html`)) ?? 'any'}.html`
}
