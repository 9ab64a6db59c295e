import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../../src/context.ts'
import { jobs, queueOptions } from '../../../src/db/queue/jobs.ts'
import { mails } from '../../../src/db/tables/mails.ts'
import { resendMails } from '../../../src/mails/resend-mails.ts'
import { sendMail } from '../../../src/mails/send-mail.ts'
import { writeMail } from '../../../src/mails/write-mail.ts'
import { makeMail } from '../../../src/providers/mail/make.ts'
import { startApp, type TestApp } from '../../setup/app.ts'

interface Received {
  readonly from: string
  readonly to: string[]
  readonly source: string
}

/** An SMTP server that records mails. With `state.refuse` set it rejects every recipient with that code. */
async function startSmtp() {
  const received: Received[] = []
  const state: { refuse: number | null } = { refuse: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(state.refuse ? Object.assign(new Error('Not now'), { responseCode: state.refuse }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const mail = { to: 'ada@example.org', subject: 'Grüße', text: 'Your code is 123456.' }

/** Writes a mail and returns its row's id. */
async function write({ ctx, db }: TestApp, to: string): Promise<string> {
  await db.transaction((tx) => writeMail(tx, ctx, { ...mail, to }))
  const [row] = await db.select().from(mails).where(eq(mails.recipient, to))
  return row!.id
}

const rowOf = async ({ db }: Ctx, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]

describe('over SMTP', () => {
  test('a mail arrives once as plain text with its own Message-ID, and its text is deleted', async () => {
    await using smtp = await startSmtp()
    await using app = await startApp({
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Parley <hi@parley.example>',
        PUBLIC_URL: 'https://parley.example',
      },
    })
    const mailId = await write(app, mail.to)
    expect((await rowOf(app.ctx, mailId))?.body).toContain('123456')
    await app.drain()
    await sendMail(app.ctx, { mailId })

    expect(smtp.received).toHaveLength(1)
    const [{ from, to, source }] = smtp.received as [Received]
    expect([from, ...to]).toEqual(['hi@parley.example', 'ada@example.org'])
    expect(source).toContain('From: Parley <hi@parley.example>')
    expect(source).toContain(`Message-ID: <${mailId}@parley.example>`)
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(source).toContain('Your code is 123456.')
    expect(await rowOf(app.ctx, mailId)).toMatchObject({ sentAt: expect.any(Date), subject: '', body: '' })
  })

  test('a temporarily refused mail is sent by the next run', async () => {
    await using smtp = await startSmtp()
    await using app = await startApp({ env: { SMTP_URL: smtp.url } })
    const mailId = await write(app, mail.to)
    smtp.state.refuse = 451
    await expect(sendMail(app.ctx, { mailId })).rejects.toThrow('Not now')
    expect(await rowOf(app.ctx, mailId)).toMatchObject({ sentAt: null })
    smtp.state.refuse = null
    await sendMail(app.ctx, { mailId })
    expect(smtp.received).toHaveLength(1)
  })

  test('a permanently refused mail is not retried, and its text is deleted', async () => {
    await using smtp = await startSmtp()
    await using app = await startApp({ env: { SMTP_URL: smtp.url } })
    const mailId = await write(app, mail.to)
    smtp.state.refuse = 550
    await sendMail(app.ctx, { mailId })
    smtp.state.refuse = null
    await sendMail(app.ctx, { mailId })
    expect(smtp.received).toEqual([])
    expect(await rowOf(app.ctx, mailId)).toMatchObject({ subject: '', body: '' })
  })

  test('line breaks in a subject can’t inject headers', async () => {
    await using smtp = await startSmtp()
    await using app = await startApp({ env: { SMTP_URL: smtp.url } })
    const subject = 'Hello\r\nBcc: eve@example.org'
    await app.ctx.mail.send({ ...mail, subject, messageId: '<1@parley.example>' })
    const [{ to, source }] = smtp.received as [Received]
    expect(to).toEqual(['ada@example.org'])
    expect(source).not.toMatch(/^Bcc:/m)
  })
})

test('with MAIL=outbox a mail stays readable and counts as sent', async () => {
  await using app = await startApp()
  const mailId = await write(app, mail.to)
  await app.drain()
  expect(await rowOf(app.ctx, mailId)).toMatchObject({
    recipient: mail.to,
    subject: mail.subject,
    body: expect.stringContaining(mail.text),
    sentAt: expect.any(Date),
  })
})

test('with MAIL=log a mail is written to the log, in production without its text', async () => {
  await using app = await startApp()
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const provider = await makeMail({ ...app.config, mail: { kind: 'log' } }, log)
  await provider.send({ ...mail, messageId: '<1@parley.example>' })
  expect(JSON.parse(lines[0]!)).toMatchObject({ mail: { to: mail.to, text: mail.text } })

  const inProduction = await makeMail({ ...app.config, production: true, mail: { kind: 'log' } }, log)
  await inProduction.send({ ...mail, messageId: '<2@parley.example>' })
  expect(JSON.parse(lines[1]!).mail).toEqual({ to: mail.to, messageId: '<2@parley.example>' })
})

test('a mail of a transaction that is rolled back is neither written nor sent', async () => {
  await using app = await startApp()
  const rolledBack = app.db.transaction(async (tx) => {
    await writeMail(tx, app.ctx, mail)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await app.db.$count(mails)).toBe(0)
  expect(await app.queue.boss.fetch('send-mail')).toEqual([])
})

describe('while the mail server is away', () => {
  test('a mail is tried again for more than a day, with growing pauses', () => {
    const { retryLimit, retryDelay, retryDelayMax, retryBackoff } = queueOptions(jobs['send-mail'])
    expect(retryBackoff).toBe(true)
    let seconds = 0
    for (let n = 0; n < retryLimit; n++) seconds += Math.min(retryDelay * 2 ** n, retryDelayMax)
    expect(seconds).toBeGreaterThan(24 * 60 * 60)
    expect(retryDelayMax).toBeLessThanOrEqual(15 * 60)
  })

  test('a code that has expired is dropped, with its text', async () => {
    await using smtp = await startSmtp()
    await using app = await startApp({ env: { MAIL: 'smtp', SMTP_URL: smtp.url } })
    const expiresAt = new Date(Date.now() + 60_000)
    for (const to of ['late@example.org', 'intime@example.org'])
      await app.db.transaction((tx) => writeMail(tx, app.ctx, { ...mail, to, expiresAt }))
    const [late, inTime] = await app.db.select().from(mails).orderBy(mails.id)
    await sendMail({ ...app.ctx, now: () => expiresAt }, { mailId: late!.id })
    await sendMail(app.ctx, { mailId: inTime!.id })
    expect(smtp.received.map(({ to }) => to)).toEqual([['intime@example.org']])
    const [row] = await app.db.select().from(mails).where(eq(mails.id, late!.id))
    expect(row).toMatchObject({ sentAt: null, subject: '', body: '' })
  })

  test('an unsent mail without a job is found again, others are not', async () => {
    await using app = await startApp()
    const now = Date.now()
    const add = async (to: string, minutesAgo: number, more: object = {}) => {
      const createdAt = new Date(now - minutesAgo * 60_000)
      await app.db.insert(mails).values({ recipient: to, subject: '', body: '', createdAt, ...more })
    }
    await add('lost@example.org', 20)
    await add('new@example.org', 1)
    await add('old@example.org', 25 * 60)
    await add('sent@example.org', 20, { sentAt: new Date() })
    await add('expired@example.org', 20, { expiresAt: new Date(now - 1) })
    const atPast = { ...app.ctx, now: () => new Date(now - 20 * 60_000) }
    await app.db.transaction((tx) => writeMail(tx, atPast, { ...mail, to: 'queued@example.org' }))
    await resendMails(app.ctx)
    await resendMails(app.ctx)
    expect((await app.queue.boss.findJobs('send-mail', { queued: true })).length).toBe(2)
    await app.drain()
    const sent = (await app.db.select().from(mails)).filter(({ sentAt }) => sentAt && sentAt.getTime() >= now)
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'lost@example.org',
      'queued@example.org',
      'sent@example.org',
    ])
  })
})
