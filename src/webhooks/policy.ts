import { keyRefusal } from '../auth/policy.ts'
import { companyEditRefusal } from '../companies/policy.ts'
import type { ErrorCode } from '../shared/errors.ts'
import type { Role } from '../shared/roles.ts'

/** Managers and individuals manage webhooks, with a session; API keys can't. null: allowed. */
export const webhooksRefusal = (viewer: {
  readonly role: Role
  readonly credential: 'session' | 'key'
}): ErrorCode | null => companyEditRefusal(viewer) ?? keyRefusal(viewer)

/** Ports of web servers. Others could reach services that read an HTTP request as something else. */
const ports = ['', '443', '8443']

/** Why a URL can't be an endpoint, as a sentence for the user; null: allowed. Each delivery checks its IP addresses. */
export function urlRefusal(url: string, allowPrivate: boolean): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    return 'Please enter an address that begins with https://.'
  if (parsed.username || parsed.password) return 'Please leave user and password out of the address.'
  if (parsed.protocol === 'http:' && !allowPrivate)
    return 'Please enter an address that begins with https://.'
  if (!ports.includes(parsed.port) && !allowPrivate) return 'Please use port 443 or 8443.'
  return null
}
