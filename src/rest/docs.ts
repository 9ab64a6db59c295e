import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

/** Serves the API reference at /api/docs. Its scripts and styles come from this server, not from a CDN. */
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
      // Both features send the reader's questions to a third party.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      // A button overflows a phone's screen by 4 px.
      customCss: 'html,body{overflow-x:clip}',
    },
    hooks: {
      // The reference needs inline scripts and styles; the site-wide policy forbids them.
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
