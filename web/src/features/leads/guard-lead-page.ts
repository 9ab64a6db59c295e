import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Side } from '../../../../src/shared/sides.ts'
import { requireLogin } from '../../lib/route-guards.ts'
import { showAlert } from '../../ui/messages/alert.ts'

/** One query parameter as a string, if present. The router parses an id that looks like a number as one. */
export function textParam<Key extends string>(
  search: Record<string, unknown>,
  key: Key,
): { [K in Key]?: string } {
  const value = search[key]
  const present = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return (present ? { [key]: String(value) } : {}) as { [K in Key]?: string }
}

/** A lead page's `beforeLoad`: checks the parameters first, then the session. Loads the page's texts only on error. */
export async function guardLeadPage(
  side: Side,
  ids: readonly (string | undefined)[],
  location: ParsedLocation,
): Promise<void> {
  if (ids.some((id) => !id)) {
    const { leadsCopy } = await import('../../copy/leads.ts')
    void showAlert(leadsCopy(side).missing)
    throw redirect({ to: '/main', replace: true })
  }
  requireLogin({ location })
}
