import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../context.ts'
import { mails } from '../../db/tables/mails.ts'

const html = (text: string) =>
  text
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
    .replace(/\bhttps?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Shows the mails of a process without a mail server, newest first. Never registered in production. */
export async function devMail(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
  app.get('/dev/mail', async (_request, reply) => {
    const rows = await ctx.db.select().from(mails).orderBy(desc(mails.createdAt)).limit(100)
    const items = rows.map(
      (mail) => `<article><h2>${html(mail.subject)}</h2>
        <p>To ${html(mail.recipient)}, <time datetime="${mail.createdAt.toISOString()}">${moment.format(mail.createdAt)}</time></p>
        <pre>${html(mail.body)}</pre></article>`,
    )
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Mail outbox · Parley</title>
      <style>:root{color-scheme:light dark}body{font:16px/1.55 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
      article{border:1px solid #8885;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h1,h2,p,pre{margin:0}h1+p{margin:.25rem 0 1.5rem}
      a{color:inherit}h2{font-size:1.05rem}article p{opacity:.75;font-size:.9rem}pre{margin-top:.75rem;white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}</style>
      <main><h1>Mail outbox</h1><p>No mail server is set: this is what would have been sent. <a href="/">Back to Parley</a></p>
      ${items.join('') || '<p>Nothing yet.</p>'}</main></html>`)
  })
}
