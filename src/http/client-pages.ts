import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from '../shared/errors.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const year = 365 * 24 * 60 * 60

/** The built client: hashed files for a year, the pages themselves always fresh; a path without one is not found. */
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
    if (wantsPage && pages.size > 0) {
      const page = pageFor(request.url, isMember(request), pages)
      if (page) return reply.sendFile(`pages/${page}.html`)
      // Never "not modified": what isn't there is said whole each time.
      return reply.code(404).sendFile('pages/any.html', { etag: false, lastModified: false })
    }
    const { message, status } = errors.NOT_FOUND
    return reply.code(status).send({ success: false, message, error: message })
  })
}

/** The route's own document, as it was drawn for strangers or for members; none where there is no such route. */
function pageFor(url: string, member: boolean, pages: ReadonlySet<string>): string | undefined {
  const [, path] = /^\/([\w-]*)\/?(?:[?#]|$)/.exec(url) ?? []
  // The client's routes have no case either.
  const route = path?.toLowerCase()
  const name = route === '' ? 'index' : route === 'index' || route === 'any' ? undefined : route
  const names = member ? [`${name}.member`, name] : [name]
  return names.find((one) => pages.has(`${one}.html`))
}
