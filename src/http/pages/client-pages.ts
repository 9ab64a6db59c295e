import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from '../../shared/errors.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import { pageLanguageOf } from './page-language.ts'

const built = fileURLToPath(new URL('../../../dist', import.meta.url))
const year = 365 * 24 * 60 * 60

/**
 * Serves the built client. Files with a hash in their name are cached for a year, pages are always revalidated. Every
 * other path gets a 404: the page `any.html` for a page request, JSON for the rest. `pages/` has a folder per language.
 */
export async function clientPages(
  app: FastifyInstance,
  { hasSession }: { hasSession(request: FastifyRequest): boolean },
): Promise<void> {
  const pages = new Set(
    existsSync(join(built, 'pages'))
      ? readdirSync(join(built, 'pages'), { recursive: true, encoding: 'utf8' })
      : [],
  )
  if (pages.size > 0) {
    await app.register(fastifyStatic, {
      root: built,
      index: false,
      // Registers a route per file. With a wildcard, folders would be routes too, `/` among them.
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
      const language = pageLanguageOf(request)
      reply.header('vary', 'Cookie, Accept-Language')
      const page = pageFor(request.url, { language, hasSession: hasSession(request), pages })
      if (page) return reply.sendFile(`pages/${page}.html`)
      // Without validators: a 404 must never become a 304.
      return reply.code(404).sendFile(`pages/${language}/any.html`, { etag: false, lastModified: false })
    }
    const { message, status } = errors.NOT_FOUND
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ success: false, message, error: message })
  })
}

interface Visit {
  readonly language: PageLanguage
  readonly hasSession: boolean
  readonly pages: ReadonlySet<string>
}

/** The name of the route's prerendered page, for a visitor with or without a session; undefined for an unknown route. */
function pageFor(url: string, { language, hasSession, pages }: Visit): string | undefined {
  const [, path] = /^\/([\w-]*)\/?(?:[?#]|$)/.exec(url) ?? []
  // The client's router ignores case, too.
  const route = path?.toLowerCase()
  const name = route === '' ? 'index' : route === 'index' || route === 'any' ? undefined : route
  const names = hasSession ? [`${name}.member`, name] : [name]
  return names.map((name) => `${language}/${name}`).find((page) => pages.has(`${page}.html`))
}
