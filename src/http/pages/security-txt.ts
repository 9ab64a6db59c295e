import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { addDays } from '../../shared/dates.ts'

/** Names the address for reports of vulnerabilities (RFC 9116). */
export function securityTxt(
  app: FastifyInstance,
  { publicUrl, supportEmail }: Config,
  now: () => Date,
): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${addDays(now(), 180).toISOString()}`,
      'Preferred-Languages: en, de, fr, es',
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
