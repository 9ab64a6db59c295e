import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

/** The headers that helmet would put together for each answer anew: they are the same for all, and made once. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(contentPolicy(config))({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}

/** What a page of ours may load: our own, the store's files, and the analytics service where it is set. */
function contentPolicy(config: Config): HelmetOptions {
  const store = config.storage.kind === 's3' ? storeOrigins(config.storage) : []
  const analytics = config.analyticsId
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    : []
  const secure = config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...analytics],
        // Mantine sets the sizes of its parts as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...store, ...analytics],
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws'), ...store, ...analytics],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}

function storeOrigins(storage: Extract<Config['storage'], { kind: 's3' }>): string[] {
  const given = [storage.publicUrl, storage.endpoint].flatMap((url) => (url ? [new URL(url).origin] : []))
  return given.length > 0 ? given : [`https://${storage.bucket}.s3.${storage.region}.amazonaws.com`]
}
