import { lookup as resolveName } from 'node:dns'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Default time limit for a response. */
const timeoutMs = 10_000

export interface PostResult {
  /** HTTP status; null without a response. */
  readonly status: number | null
  /** null after a 2xx response. */
  readonly error: string | null
}

interface ConnectionRules {
  /** Whether connections to this IP address are allowed. */
  readonly isAllowed: (address: string) => boolean
  readonly resolve?: typeof resolveName
  /** In milliseconds. */
  readonly timeout?: number
}

/** The only IPv6 block of global unicast addresses (IANA). Everything outside is reserved, whatever it is used for. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet: not loopback, private, link-local, carrier-grade NAT, multicast,
 * documentation or reserved, and no IPv6 form (mapped, 6to4, NAT64, Teredo) of an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast)
}

class Unreachable extends Error {}
const notPublic = () => new Unreachable('The address is not a public one.')

/**
 * Posts a body to a URL that a user entered. To prevent SSRF, the host name is resolved once, all its addresses are
 * checked, and the connection uses a checked address, so that DNS rebinding has no effect. Redirects aren't followed, and
 * the response's body is never read.
 * @throws when `signal` aborts; every other failure is in the result
 */
export async function postWebhook(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  rules: ConnectionRules,
): Promise<PostResult> {
  const timeout = AbortSignal.timeout(rules.timeout ?? timeoutMs)
  try {
    const status = await send(url, { headers, body, signal: AbortSignal.any([signal, timeout]) }, rules)
    const isSuccess = status >= 200 && status < 300
    return { status, error: isSuccess ? null : `The endpoint answered ${status}.` }
  } catch (error) {
    signal.throwIfAborted()
    return { status: null, error: timeout.aborted ? 'The endpoint did not answer in time.' : reasonOf(error) }
  }
}

function send(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  { isAllowed, resolve = resolveName }: ConnectionRules,
): Promise<number> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  // Node doesn't call `lookup` for an IP address.
  if (isIP(host) && !isAllowed(host)) return Promise.reject(notPublic())
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolvePromise, reject) => {
    const clientRequest: ClientRequest = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(isAllowed, resolve),
      signal,
    })
    clientRequest.on('error', reject)
    clientRequest.on('response', (response) => {
      response.on('error', () => {})
      resolvePromise(response.statusCode ?? 0)
      response.destroy()
    })
    clientRequest.end(body)
  })
}

/** A `lookup` for node:http that fails unless all addresses of the name are allowed. */
const checkedLookup =
  (isAllowed: ConnectionRules['isAllowed'], resolve: typeof resolveName): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? notPublic(), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return done(notPublic(), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

function reasonOf(error: unknown): string {
  if (error instanceof Unreachable) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `The endpoint could not be reached (${code}).`
}
