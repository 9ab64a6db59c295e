import type { ErrorCode } from '../shared/errors.ts'
import type { Role } from '../shared/roles.ts'

/** Only a manager creates a company, and an individual joins none. The message for the user; null: allowed. */
export function registrationRefusalText(role: Role, company: 'new' | 'listed'): string | null {
  if (role === 'individual') return 'An individual registers without a company.'
  if (company === 'new' && role !== 'company manager')
    return 'Only a Company Manager can register a new company. Please ask your manager to register it first.'
  return null
}

/** A company's address is proven by its managers, in a session. */
export function managerRefusal(viewer: {
  readonly role: Role
  readonly credential: 'session' | 'key'
}): ErrorCode | null {
  return viewer.role === 'company manager' ? keyRefusal(viewer) : 'FORBIDDEN'
}

/** An API key acts for its owner but can't manage credentials. */
export function keyRefusal(viewer: { readonly credential: 'session' | 'key' }): ErrorCode | null {
  return viewer.credential === 'key' ? 'FORBIDDEN' : null
}
