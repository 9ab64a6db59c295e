import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerFromKey, viewerFromToken } from '../auth/read.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { Cookies, Ctx, Viewer, Visit } from '../context.ts'

/** A request as the verbs see it: who comes in, from the session's cookie or a program's key. */
export async function visitOf(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  return {
    ...ctx,
    log: request.log as Ctx['log'],
    viewer: await viewerOf(ctx, request.cookies[sessionCookie], request.headers.authorization),
    cookies: cookiesOf(ctx, request, reply),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
  }
}

/** A key goes before a cookie: a program that sends one means it. */
export async function viewerOf(
  ctx: Ctx,
  token: string | undefined,
  authorization: string | undefined,
): Promise<Viewer | null> {
  const key = authorization?.match(/^Bearer (.+)$/i)?.[1]
  if (key) return await viewerFromKey(ctx.db, key, ctx.now())
  return token ? await viewerFromToken(ctx.db, token, ctx.now()) : null
}

function cookiesOf(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Cookies {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
  } as const
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge) => {
      reply.setCookie(name, value, { ...options, maxAge })
    },
    clear: (name) => {
      reply.clearCookie(name, options)
    },
  }
}
