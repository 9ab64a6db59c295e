import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../config.ts'

/** Computes helmet's headers, and the Permissions-Policy that it lacks, once: they are the same for all responses, and helmet would build them for each. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  // Parley uses none of these. Copying a key needs the clipboard, which pages may use by default.
  const headers: Record<string, string> = {
    'permissions-policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
      .map((feature) => `${feature}=()`)
      .join(', '),
  }
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(contentPolicy(config))({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}

/** Pages may load Parley's own resources, the store's files, and the analytics service if it is configured. */
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
        // Mantine sets sizes as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...store, ...analytics],
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws'), ...store, ...analytics],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
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
  const configured = [storage.publicUrl, storage.endpoint].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  return configured.length > 0 ? configured : [`https://${storage.bucket}.s3.${storage.region}.amazonaws.com`]
}
