import { isIP } from 'node:net'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers whatever Host the request names. */
    anyHost?: true
  }
}

/**
 * Whether a request names this server in its Host header. With DNS rebinding, a page of another site lets its own name
 * point to this machine, and could read what needs no login, such as the mails of `/dev/mail`. An IP address can't be
 * rebound, so that development accepts each.
 */
export function isOwnHost(
  host: string | undefined,
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
): boolean {
  const name = URL.parse(`http://${host}`)?.hostname
  if (name === undefined || name === new URL(publicUrl).hostname) return name !== undefined
  return !production && (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
}
