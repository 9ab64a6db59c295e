import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

/** /api/docs: read the interface and try its calls. The page's own script is served from here. */
export async function docsPage(app: FastifyInstance): Promise<void> {
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      title: 'Parley · API',
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      authentication: { preferredSecurityScheme: 'key' },
      // Both would send readers, and what they ask, to somebody else.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      // One of its buttons stands four pixels beyond a phone's edge.
      customCss: 'html,body{overflow-x:clip}',
    },
    hooks: {
      // The reference draws itself with inline script and styles; nothing else of ours may.
      onRequest: (_request, reply, next) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
        )
        next()
      },
    },
  })
}
