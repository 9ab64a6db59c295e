import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Side } from '../../../../src/shared/sides.ts'
import { requireLogin } from '../../lib/route-guards.ts'
import { showAlert } from '../../ui/messages/alert.ts'

/** One query parameter as text, when it is there; an id that looks like a number was read as one. */
export function textParam<Key extends string>(
  search: Record<string, unknown>,
  key: Key,
): { [K in Key]?: string } {
  const value = search[key]
  const given = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return (given ? { [key]: String(value) } : {}) as { [K in Key]?: string }
}

/** A lead page checks its parameters first, the session second (spec 2). Its words load when they are needed. */
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
