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
      return reply.code(statusCode).type(String(type)).send(rawPayload)
    })
  }
  app.addHook('onClose', async () => (await reference)?.close())
}

const contentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

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
      // A button overflows a phone's screen by 4 px.
      customCss: 'html,body{overflow-x:clip}',
    },
  })
  return app
}
