import type { ErrorCode } from '../shared/errors.ts'
import type { Role } from '../shared/roles.ts'

/** A company's profile is edited by its managers; an individual's by the individual. */
export function companyEditRefusal(viewer: { readonly role: Role }): ErrorCode | null {
  return viewer.role === 'company individual contributor' ? 'FORBIDDEN' : null
}

/** Enough to recognise a mailbox, not enough to write to it. Empty when the text isn't an email address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
