import type { FastifyReply, FastifyRequest } from 'fastify'
import { identify } from '../auth/identify.ts'
import { findOrphanedSession } from '../auth/read.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { Cookies, Ctx, RequestCtx } from '../context.ts'
import { clientAddressOf } from './client-address.ts'
import { cookieName } from './cookie-name.ts'
import { requestedLanguage } from './pages/page-language.ts'

/** Builds a request's context, with the viewer of the session cookie or API key. */
export async function requestCtx(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestCtx> {
  const { cookies, headers } = request
  const credentials = {
    token: cookies[cookieName(ctx.config, sessionCookie)],
    authorization: headers.authorization,
  }
  return {
    ...ctx,
    log: request.log as Ctx['log'],
    viewer: await identify(ctx, credentials),
    cookies: cookiesOf(ctx, request, reply),
    address: clientAddress(request),
    countCall: (weight) => request.countCall(weight),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    pageLanguage: requestedLanguage(request),
  }
}

/** The employee id of the request's credential, also when the employee or the company no longer exists. */
export const ownerIdOf = async (ctx: RequestCtx): Promise<string | null> =>
  ctx.viewer?.employeeId ?? (await findOrphanedSession(ctx))?.employeeId ?? null

/** The address that identifies the request's client for the limits. */
export const clientAddress = ({ ip }: FastifyRequest): string => clientAddressOf(ip)

/** Whether the request has a session cookie, valid or not. */
export const hasSessionCookie = ({ config }: Ctx, request: FastifyRequest): boolean =>
  request.cookies[cookieName(config, sessionCookie)] !== undefined

function cookiesOf(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Cookies {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
  } as const
  return {
    get: (name) => request.cookies[cookieName(ctx.config, name)],
    set: (name, value, maxAge, { forScripts } = { forScripts: false }) => {
      // Scripts look for the same name everywhere; what they may read isn't worth forging.
      const sent = forScripts ? name : cookieName(ctx.config, name)
      reply.setCookie(sent, value, { ...options, httpOnly: !forScripts, maxAge })
    },
    clear: (name) => {
      reply.clearCookie(cookieName(ctx.config, name), options)
    },
  }
}
