import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Mail } from './mail.ts'

/** The configured mail provider. `outbox` sends nothing: mails are read from their table. */
export function makeMail(config: Config, log: Logger): Mail {
  switch (config.mail.kind) {
    case 'smtp':
      return smtp(config.mail.url, config.mailFrom)
    case 'log':
      return { send: async (mail) => log.info({ mail }, 'mail') }
    case 'outbox':
      return { send: async () => {} }
  }
}

/** Opens one connection per mail: volume is low, and no connection stays open when the process stops. */
function smtp(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
  }
}
