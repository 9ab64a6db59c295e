import { lookup as resolveName } from 'node:dns'
import { type ClientRequest, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How long an endpoint may take to answer, in milliseconds. */
const timeoutMs = 10_000

export interface PostResult {
  /** null when there was no answer. */
  readonly status: number | null
  /** null when it was taken. */
  readonly error: string | null
}

interface ConnectionRules {
  /** Which addresses may be connected to. */
  readonly allows: (address: string) => boolean
  readonly resolve?: typeof resolveName
  readonly timeout?: number
}

/** Neither loopback, private, link-local, carrier-grade, multicast, reserved, nor a way around to one of them. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

class Unreachable extends Error {}
const notPublic = () => new Unreachable('The address is not a public one.')

/**
 * Posts to somebody else's address. Its name is resolved once, every address it has is checked, and the
 * connection goes to what was checked: a name that answers otherwise a moment later gains nothing.
 * Redirects aren't followed, and of the answer nothing is read but its status.
 */
export async function postWebhook(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  reach: ConnectionRules,
): Promise<PostResult> {
  const over = AbortSignal.timeout(reach.timeout ?? timeoutMs)
  try {
    const status = await exchange(url, { headers, body, signal: AbortSignal.any([signal, over]) }, reach)
    const taken = status >= 200 && status < 300
    return { status, error: taken ? null : `The endpoint answered ${status}.` }
  } catch (error) {
    signal.throwIfAborted()
    return { status: null, error: over.aborted ? 'The endpoint did not answer in time.' : reasonOf(error) }
  }
}

function exchange(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  { allows, resolve = resolveName }: ConnectionRules,
): Promise<number> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  // A literal address is connected to without being looked up.
  if (isIP(host) && !allows(host)) return Promise.reject(notPublic())
  const request = target.protocol === 'https:' ? overHttps : overHttp
  return new Promise((answer, fail) => {
    const sent: ClientRequest = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(allows, resolve),
      signal,
    })
    sent.on('error', fail)
    sent.on('response', (response) => {
      response.on('error', () => {})
      answer(response.statusCode ?? 0)
      response.destroy()
    })
    sent.end(body)
  })
}

/** Answers a name's addresses if all of them may be connected to. */
const checkedLookup =
  (allows: ConnectionRules['allows'], resolve: typeof resolveName): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? notPublic(), '')
      if (!addresses.every(({ address }) => allows(address))) return done(notPublic(), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

function reasonOf(error: unknown): string {
  if (error instanceof Unreachable) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `The endpoint could not be reached (${code}).`
}
