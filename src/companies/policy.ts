import type { ErrorCode } from '../shared/errors.ts'
import type { Role } from '../shared/roles.ts'

/** What a company says of itself is its manager's to change, an individual's own. */
export function companyEditRefusal(viewer: { readonly role: Role }): ErrorCode | null {
  return viewer.role === 'company individual contributor' ? 'FORBIDDEN' : null
}

/** Enough to recognise a mailbox, not enough to write to it; empty when there is none. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
