import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Mail } from './mail.ts'

/** The configured mail provider. `outbox` sends nothing: mails are read from their table. */
export async function makeMail(config: Config, log: Logger): Promise<Mail> {
  switch (config.mail.kind) {
    case 'smtp':
      return await smtp(config.mail.url, config.mailFrom)
    case 'log':
      return {
        send: async (mail) => {
          const { to, messageId } = mail
          // In production, who reads the log must not read login codes.
          log.info({ mail: config.production ? { to, messageId } : mail }, 'mail')
        },
      }
    case 'outbox':
      return { send: async () => {} }
  }
}

/** Opens one connection per mail: volume is low, and no connection stays open when the process stops. */
async function smtp(url: string, from: string): Promise<Mail> {
  const { createTransport } = await import('nodemailer')
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
