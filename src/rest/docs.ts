import fastify, { type FastifyInstance } from 'fastify'

/**
 * Serves the API reference at /api/docs. Its scripts and styles come from this server, not from a CDN. The reference is
 * large, so that an app of its own loads it with the first request.
 */
export function docsPage(app: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | undefined
  const load = () => {
    reference ??= loadReference().catch((error: unknown) => {
      reference = undefined
      throw error
    })
    return reference
  }
  const paths = ['/api/docs', '/api/docs/', '/api/docs/js/scalar.js']
  for (const url of paths) {
    app.get(url, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await load()).inject(request.url)
      const { 'content-type': type, location } = headers
      // The reference needs inline scripts and styles; the site-wide policy forbids them.
      reply.header('content-security-policy', contentPolicy)
      if (location) return reply.redirect(location, statusCode)
      const isPage = String(type).startsWith('text/html')
      return reply
        .code(statusCode)
        .type(String(type))
        .send(isPage ? withHeader(rawPayload.toString()) : rawPayload)
    })
  }
  app.addHook('onClose', async () => (await reference)?.close())
}

/** The page with a way back to the pages; the reference has none on a phone. */
const withHeader = (page: string): string =>
  page.replace('<div id="app">', '<header class="back"><a href="/">Back to Parley</a></header>$&')

const contentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

// The reference keeps its own bars below a header of this height. A button of it overflows a phone's screen by 4 px.
const customCss = `
  html, body { overflow-x: clip }
  :root { --scalar-custom-header-height: 44px }
  .back {
    position: sticky; top: 0; z-index: 100; display: flex; height: 44px; padding: 0 12px;
    border-bottom: 1px solid var(--scalar-border-color); background: var(--scalar-background-1);
  }
  .back a {
    display: flex; align-items: center; padding: 0 12px; color: var(--scalar-color-1);
    font: 600 15px/1 var(--scalar-font, sans-serif); text-decoration: none;
  }
  .back a:hover { text-decoration: underline }
`

async function loadReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      title: 'Parley · API',
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      authentication: { preferredSecurityScheme: 'key' },
      // Both features send the reader's questions to a third party.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      customCss,
    },
  })
  return app
}
