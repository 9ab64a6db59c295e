import { keyRefusal } from '../auth/policy.ts'
import { companyEditRefusal } from '../companies/policy.ts'
import type { ErrorCode } from '../shared/errors.ts'
import type { Role } from '../shared/roles.ts'

/** Where a company's news go is its manager's to say, an individual's own; and never a key's. */
export const webhooksRefusal = (viewer: {
  readonly role: Role
  readonly credential: 'session' | 'key'
}): ErrorCode | null => companyEditRefusal(viewer) ?? keyRefusal(viewer)

/** Why an address can't be an endpoint; its name is resolved and checked at each delivery. */
export function urlRefusal(url: string, allowPrivate: boolean): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    return 'Please enter an address that begins with https://.'
  if (parsed.username || parsed.password) return 'Please leave user and password out of the address.'
  if (parsed.protocol === 'http:' && !allowPrivate)
    return 'Please enter an address that begins with https://.'
  return null
}
